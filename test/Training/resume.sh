#!/bin/sh
# n steps, save, load, n more steps are the bits of 2n steps: for every optimizer, in and out of order, with steps in parts.
# Usage: resume.sh THUNDERC MODEL DATA FOLDER
set -eu
thunderc=$1 model=$2 data=$3
cd "$4"
for optimizer in sgd "sgd --momentum=0.9 --dampening=0.5 --weight-decay=0.01" "sgd --momentum=0.9 --nesterov" adam \
                 "adam --weight-decay=0.1" adamw; do
  # shellcheck disable=SC2086
  "$thunderc" "$model" --mode=train "--loss=cross_entropy(output0,target)" --optimizer=$optimizer --lr=0.01 -o train
  for flags in "" "--shuffle --seed 7" "--shuffle --accumulate 2 --clip-norm 0.5"; do
    train="./train --data $data --progress=never $flags"
    $train --steps 50 --save-state whole.safetensors
    $train --steps 23 --save-state half.safetensors
    $train --steps 27 --load-state half.safetensors --save-state resumed.safetensors
    cmp whole.safetensors resumed.safetensors
    if cmp -s whole.safetensors half.safetensors; then exit 1; fi
    echo "$optimizer $flags: resumed"
  done
done
