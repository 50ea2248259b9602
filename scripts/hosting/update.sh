#!/usr/bin/env bash
# update.sh: makes a version of the site beside the served one, from its branch and that of its
# origin: copies, merges, installs packages, builds, starts its server, checks it and directs
# visitors to it. A version that is not well is stopped and kept in `failed`, and the former one
# is served on. Also the way to restart the server after a change of /etc/mercan.env.
#
#   mercan update           (install.sh makes the first version: update.sh CLONE)
#
# In /srv/mercan: versions/<name>/ each a clone with its own build; current, a link to the served
# one; run/<name>.sock of each server; live.sock, a link to that of the served one.
set -euo pipefail
umask 022
cd "${MERCAN_FOLDER:-/srv/mercan}"
here=$(dirname "$(readlink -f "$0")")
folder=$PWD
owner=$(stat -c %U versions)
name=$(date -u +%Y%m%d-%H%M%S)
next=$folder/versions/$name
served=
former=
[ ! -e current ] || { served=$(readlink -f current) former=${served##*/}; }

exec 9>update.lock
flock -n 9 || { echo 'update.sh: another update is running' >&2; exit 1; }

say() { echo "$SECONDS s: $*"; }

as_owner() {
  if [ "$(id -un)" = "$owner" ]; then "$@"; else runuser -u "$owner" -- env HOME="$folder/home" "$@"; fi
}
git_in() { as_owner git -C "$@"; }

# point LINK TARGET: in one step, so that no visitor finds it missing.
point() {
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}

serve() {
  systemctl --quiet enable --now "mercan@$1"
  point current "versions/$1"
  point live.sock "run/$1.sock"
  # Only with nginx, whose headers have hashes of the build.
  if systemctl --quiet is-active nginx; then systemctl reload nginx; fi
}

refuse() {
  echo "update.sh: $1" >&2
  exit 1
}

# After any error: the former version is served, and the new one is set aside.
go_back() {
  if [ -n "$served" ] && [ "$(readlink -f current)" != "$served" ]; then
    # Visitors with a page of the new one need its files.
    as_owner cp -an --link "$next/.releases/." "$served/.releases/"
    serve "$former"
  fi
  systemctl --quiet disable --now "mercan@$name" || true
  rm -rf failed
  [ ! -e "$next" ] || mv "$next" failed
  echo "update.sh: ${former:-nothing} is served; a refused version is kept in $folder/failed" >&2
}
trap go_back EXIT

copy_first() {
  git clone --quiet --no-hardlinks "$1" "$next"
  git -C "$next" remote set-url origin "$(git -C "$1" remote get-url origin 2>/dev/null || echo "$1")"
  chown -R "$owner": "$next"
}

copy_served() {
  [ -z "$(git_in "$served" status --porcelain)" ] ||
    refuse "$served has uncommitted changes: commit or restore them"
  from=$(git_in "$served" rev-parse HEAD)
  as_owner git clone --quiet --local "$served" "$next"
  git_in "$next" remote set-url origin "$(git_in "$served" remote get-url origin)"
  merge origin "$(git_in "$next" symbolic-ref --short HEAD)"
  # Packages, caches and releases are never changed in place.
  for part in .cache .engine .releases dist .desk; do
    [ ! -e "$served/$part" ] || as_owner cp -a --link "$served/$part" "$next/"
  done
  ! cmp -s "$served/package-lock.json" "$next/package-lock.json" ||
    as_owner cp -a --link "$served/node_modules" "$next/"
}

# merge REPOSITORY BRANCH
merge() {
  git_in "$next" fetch --quiet "$1" "$2" || refuse "$1 cannot be read"
  git_in "$next" -c user.name=Site -c user.email=site@localhost merge --quiet --no-edit FETCH_HEAD ||
    refuse "$1 and what editors published conflict: push $served, and merge by hand"
}

build() {
  (cd "$next" && as_owner node scripts/build.cjs) >build.log 2>&1 ||
    { cat build.log >&2; refuse 'the build failed'; }
}

proposals() { git_in "$served" for-each-ref --format='%(objectname):%(refname)' refs/heads/edits/; }
is_unchanged() { [ "$(git_in "$served" rev-parse HEAD)" = "$from" ]; }

say "copy to $next"
if [ -n "$served" ]; then copy_served; else copy_first "$1"; fi
say 'install packages'
[ -e "$next/node_modules" ] ||
  (cd "$next" && as_owner npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)
say 'build'
build
say 'start and check'
systemctl start "mercan@$name"
"$here/healthy.sh" "$next" "run/$name.sock" ||
  refuse "the new version is not well: journalctl -u mercan@$name"

if [ -n "$served" ]; then
  # A publication of the editor that is running.
  until [ ! -e "$served/.editor/next" ]; do sleep 1; done
  known=$(proposals)
  git_in "$next" fetch --quiet --prune "$served" '+refs/heads/edits/*:refs/heads/edits/*'
  is_unchanged || refuse 'a manager published in the meantime: run the update again'
fi
say 'serve it'
serve "$name"
for _ in {1..5}; do
  "$here/healthy.sh" "$next" live.sock || refuse "the new version did not stay well: journalctl -u mercan@$name"
  sleep 1
done

if [ -n "$served" ]; then
  systemctl --quiet disable --now "mercan@$former"
  # What was sent or published during the switch.
  for change in $(comm -13 <(echo "$known") <(proposals)); do
    git_in "$next" fetch --quiet "$served" "+${change#*:}:${change#*:}"
  done
  is_unchanged || { merge "$served" HEAD && build; }
  find versions -mindepth 1 -maxdepth 1 ! -name "$name" ! -name "$former" -exec rm -rf {} +
fi
trap - EXIT
say "$name is served"
