#!/bin/bash
# Runs training by generations from an unpacked archive (npm run pack:training).
#
#   tar -xf training.tar -C /some/folder
#   bash /some/folder/train.sh OUT MINUTES GAME:PLAYERS [GAME:PLAYERS …]
#
# All tasks run at the same time and share the cores: while one learns, the others play. After
# every generation OUT holds GAME-PLAYERS-players.json (the net), …-players-curve.json and train.log,
# so that a stop loses at most one generation. Settings come from the environment: JOBS, GAMES,
# SIMULATIONS, STEPS, BATCH, RATE, WINDOW, MATCH, HIDDEN, SEED, PYTHON (empty: the plain learner),
# FROM (a folder with nets to begin with).
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=$1
minutes=$2
shift 2
mkdir -p "$out"
[ -x "$here/node" ] || { xz -dk "$here/node.xz" 2>/dev/null || python3 -c '
import lzma, shutil, sys
with lzma.open(sys.argv[1] + ".xz") as packed, open(sys.argv[1], "wb") as plain:
    shutil.copyfileobj(packed, plain)
' "$here/node"; }
chmod +x "$here/node"
if [ -z "${PYTHON+set}" ]; then
  PYTHON=$(python3 -c 'import torch, sys; print(sys.executable)' 2>/dev/null || true)
fi
cores=$(nproc)
jobs=${JOBS:-$((cores > 2 ? cores - 1 : cores))}
{
  echo "node $("$here/node" --version), $jobs jobs, learner: ${PYTHON:-plain}"
  [ -n "$PYTHON" ] && "$PYTHON" -c 'import torch; print("torch", torch.__version__, "GPU:", torch.cuda.is_available())'
} | tee -a "$out/train.log"
started=()
for task in "$@"; do
  game=${task%%:*}
  players=${task##*:}
  work=${WORK:-$here/work}/$game-$players
  from=""
  [ -n "${FROM:-}" ] && [ -f "$FROM/$game-$players-players.json" ] && from="$FROM/$game-$players-players.json"
  "$here/node" "$here/train.mjs" "$game" --players "$players" --minutes "$minutes" \
    --generations 400 --games "${GAMES:-2000}" --block 4 --jobs "$jobs" \
    --simulations "${SIMULATIONS:-48}" --considered 16 --lambda "${LAMBDA:-0.85}" \
    --steps "${STEPS:-200}" --batch "${BATCH:-4096}" --rate "${RATE:-0.002}" \
    --window "${WINDOW:-8}" --match "${MATCH:-240}" --hidden "${HIDDEN:-}" \
    --seed "${SEED:-1}" --python "$PYTHON" --from "$from" --into "$out" --work "$work" \
    2>&1 | while IFS= read -r line; do echo "$game $players: $line"; done | tee -a "$out/train.log" &
  started+=($!)
done
for one in "${started[@]}"; do wait "$one"; done
echo "done" | tee -a "$out/train.log"
