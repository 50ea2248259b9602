#!/usr/bin/env bash
# deploy.sh BUILD DIST [DIST ...]: replaces the release that one or several servers serve, while
# they serve it. All receive the new files before any receives a new page, because a page and its
# files may come from different servers. Files that left the build stay for a week, for open
# pages; names in assets/ and media/ change with contents.
set -euo pipefail

days=7
build=$1
shift

# Exchanges two folders atomically: between two renames neither exists, and nginx does not wait.
# Requires coreutils 9.5 (`mv --exchange`) or Python with glibc.
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
        # Rename when complete; names with a leading dot are not served.
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
        # Its week begins when it leaves the build.
        touch "$dist/$file"
      fi
      mkdir -p "$dist.new/$(dirname "$file")"
      cp -p "$dist/$file" "$dist.new/$file"
      echo "$file" >>"$dist.new/.kept"
    done
  if exchange "$dist.new" "$dist"; then
    rm -rf "$dist.new"
  else
    echo "deploy.sh: neither mv --exchange nor python3: $dist is missing for a moment" >&2
    rm -rf "$dist.old"
    mv "$dist" "$dist.old"
    mv "$dist.new" "$dist"
    rm -rf "$dist.old"
  fi
done
