#!/usr/bin/env bash
# deploy.sh BUILD DIST [DIST …]: puts a finished build in the place of what one or several
# servers serve, while they do. Every one has the new files before any has a new page, for a
# visitor's page comes from one and its files from another. What pages of before ask for stays
# for a week after it has left the build. Names in assets/ and media/ change with contents.
set -euo pipefail

days=7
build=$1
shift

# Puts two folders in each other's place in one step: between two renames there is none, and
# nginx, unlike the server, does not wait. `mv` can from coreutils 9.5 on, Python with glibc.
exchange() {
  mv --exchange -T -- "$1" "$2" 2>/dev/null && return
  python3 - "$1" "$2" <<'EOF' 2>/dev/null
import ctypes, os, sys
here, exchange = -100, 2
a, b = map(os.fsencode, sys.argv[1:])
sys.exit(ctypes.CDLL(None).renameat2(here, a, here, b, exchange) != 0)
EOF
}

for dist; do
  (cd "$build" && find assets media -type f -print0 2>/dev/null || true) |
    while IFS= read -r -d '' file; do
      if [ ! -e "$dist/$file" ]; then
        mkdir -p "$dist/$(dirname "$file")"
        # Whole, or not there: a name with a dot in front is served to nobody.
        cp "$build/$file" "$dist/.arriving"
        mv "$dist/.arriving" "$dist/$file"
      fi
    done
done

for dist; do
  rm -rf "$dist.new"
  cp -a "$build" "$dist.new"
  touch "$dist/.kept"
  (cd "$dist" && find assets media -type f -print0 2>/dev/null || true) |
    while IFS= read -r -d '' file; do
      [ ! -e "$dist.new/$file" ] || continue
      if grep -qxF "$file" "$dist/.kept"; then
        [ -n "$(find "$dist/$file" -mtime "-$days")" ] || continue
      else
        # It leaves the build now: from here its week is counted.
        touch "$dist/$file"
      fi
      mkdir -p "$dist.new/$(dirname "$file")"
      cp -p "$dist/$file" "$dist.new/$file"
      echo "$file" >>"$dist.new/.kept"
    done
  if exchange "$dist.new" "$dist"; then
    rm -rf "$dist.new"
  else
    echo "deploy.sh: neither mv --exchange nor python3: $dist is away for a moment" >&2
    rm -rf "$dist.old"
    mv "$dist" "$dist.old"
    mv "$dist.new" "$dist"
    rm -rf "$dist.old"
  fi
done
