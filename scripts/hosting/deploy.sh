#!/usr/bin/env bash
# deploy.sh BUILD DIST [DIST …]: puts a finished build in the place of what one or several
# servers serve, while they do. Every one has the new files before any has a new page, for a
# visitor's page comes from one and its files from another. What pages of before ask for stays
# for a week after it has left the build. Names in assets/ and media/ change with contents.
set -euo pipefail

days=7
build=$1
shift

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
  rm -rf "$dist.old"
  mv "$dist" "$dist.old"
  mv "$dist.new" "$dist"
  rm -rf "$dist.old"
done
