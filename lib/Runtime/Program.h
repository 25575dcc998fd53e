//===- Program.h - What a program does when it is run ---------------------===//
#ifndef THUNDER_LIB_RUNTIME_PROGRAM_H
#define THUNDER_LIB_RUNTIME_PROGRAM_H

#include "CommandLine.h"
#include "Instance.h"

namespace thunder {

/// The JSON of --info.
std::string infoText(const Instance &instance);

/// Runs an inference or gradient program once, or several times for a
/// measurement, on a started instance.
Status runProgram(Instance &instance, const Options &options);

/// Trains on a started instance.
Status trainProgram(Instance &instance, const Options &options);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_PROGRAM_H
