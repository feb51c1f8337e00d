#!/bin/sh
# Runs "$@" on a virtual display, with the web view drawn the same way everywhere. It must not know what runs.
set -eu
. "$(dirname "$0")/env.sh"

# Either of these makes a screenshot wait for ever.
unset WEBKIT_DISABLE_DMABUF_RENDERER WEBKIT_DISABLE_COMPOSITING_MODE
# Its cache of shaders is written while a test clears up its folder.
export MESA_SHADER_CACHE_DISABLE=true
export WEBKIT_SKIA_ENABLE_CPU_RENDERING=1
# Threads that share the putting together of so small a picture cost more than they bring: a seventh of the time.
export LP_NUM_THREADS="${LP_NUM_THREADS-0}"
exec node scripts/on-display.mjs "$@"
