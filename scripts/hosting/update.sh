#!/usr/bin/env bash
# update.sh: makes a version of a clinic's site beside the served one, from its branch and that of
# its origin: copies, merges, installs packages, builds, starts its server, checks it and directs
# visitors to it. A version that is not well is stopped and kept in `failed`, and the former one
# is served on. Also the way to restart the server after a change of /etc/mercan.env.
#
#   mercan [CLINIC] update [engine [COMMIT]]
#                           (install.sh makes the first version: update.sh PLACE ENGINE [FOLDER])
#
# With `engine` it also brings the clinic's folder to the newest commit of its engine, or to COMMIT.
# In PLACE, /srv/mercan or /srv/mercan-CLINIC: versions/<name>/ each a clone of the engine with its
# build, and in it clinic/, a clone of the clinic's folder with its site, unless the clinic is the
# engine's own; current, a link to the served version; run/<name>.sock of each server; live.sock,
# a link to that of the served one. The units have the name of the place.
set -euo pipefail
umask 022
here=$(dirname "$(readlink -f "$0")")
cd "${1:?PLACE, such as /srv/mercan}"
place=$PWD
unit=${PWD##*/}
owner=$(stat -c %U versions)
name=$(date -u +%Y%m%d-%H%M%S)
next=$place/versions/$name
served=
former=
[ ! -e current ] || { served=$(readlink -f current) former=${served##*/}; }
new_engine=
if [ -n "$served" ] && [ $# -gt 1 ]; then
  [ "$2" = engine ] || { echo 'mercan [CLINIC] update [engine [COMMIT]]' >&2; exit 1; }
  new_engine=${3:-FETCH_HEAD}
  set -- "$1"
fi
# Where the clinic is in a version; CLINIC of the build.
inside=.
if [ -n "${3:-}" ] || [ -e "${served:-.}/clinic" ]; then inside=clinic; fi
clinic=$next/$inside
served_clinic=$served/$inside

exec 9>update.lock
flock -n 9 || { echo 'update.sh: another update is running' >&2; exit 1; }

say() { echo "$SECONDS s: $*"; }

as_owner() {
  if [ "$(id -un)" = "$owner" ]; then "$@"; else runuser -u "$owner" -- env HOME="$place/home" "$@"; fi
}
git_in() { as_owner git -C "$@"; }
engine_of() { git_in "$1" rev-parse --short=8 HEAD; }

# point LINK TARGET: in one step, so that no visitor finds it missing.
point() {
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}

serve() {
  systemctl --quiet enable --now "$unit@$1"
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
    as_owner cp -an --link "$clinic/.releases/." "$served_clinic/.releases/"
    serve "$former"
  fi
  systemctl --quiet disable --now "$unit@$name" || true
  rm -rf failed
  [ ! -e "$next" ] || mv "$next" failed
  echo "update.sh: ${former:-nothing}${served:+ with engine $(engine_of "$served")} is served; a refused version is kept in $place/failed" >&2
}
trap go_back EXIT

# clone_first REPOSITORY FOLDER
clone_first() {
  git clone --quiet --no-hardlinks "$1" "$2"
  git -C "$2" remote set-url origin "$(git -C "$1" remote get-url origin 2>/dev/null || echo "$1")"
}

# copy_first ENGINE [FOLDER]
copy_first() {
  clone_first "$1" "$next"
  [ -z "${2:-}" ] || clone_first "$2" "$clinic"
  chown -R "$owner": "$next"
}

# clone_served REPOSITORY FOLDER
clone_served() {
  as_owner git clone --quiet --local "$1" "$2"
  git_in "$2" remote set-url origin "$(git_in "$1" remote get-url origin)"
}

copy_served() {
  [ -z "$(git_in "$served_clinic" status --porcelain)" ] ||
    refuse "$served_clinic has uncommitted changes: commit or restore them"
  from=$(git_in "$served_clinic" rev-parse HEAD)
  clone_served "$served" "$next"
  [ "$inside" = . ] || clone_served "$served_clinic" "$clinic"
  merge origin "$(git_in "$clinic" symbolic-ref --short HEAD)"
  # Packages, caches and releases are never changed in place.
  for part in .engine "$inside"/{.cache,.releases,dist,.desk}; do
    [ ! -e "$served/$part" ] || as_owner cp -a --link "$served/$part" "$next/$part"
  done
}

# merge REPOSITORY BRANCH
merge() {
  git_in "$clinic" fetch --quiet "$1" "$2" || refuse "$owner cannot read $1 of $served_clinic"
  git_in "$clinic" -c user.name=Site -c user.email=site@localhost merge --quiet --no-edit FETCH_HEAD ||
    refuse "$1 and what editors published conflict: push $served_clinic, and merge by hand"
}

# Checks out the new engine, or that which the clinic's engine.json names; without that file it
# stays as it is.
use_engine() {
  if [ ! -e "$clinic/engine.json" ]; then
    [ -z "$new_engine" ] || refuse "$served_clinic names no engine: npm run update-clinic in a clone"
    return 0
  fi
  local repository commit
  read -r repository commit < <(as_owner node -p \
    'const { repository, commit } = JSON.parse(fs.readFileSync(process.argv[1])); `${repository} ${commit}`' \
    "$clinic/engine.json")
  git_in "$next" remote set-url origin "$repository"
  commit=${new_engine:-$commit}
  git_in "$next" cat-file -e "$commit^{commit}" 2>/dev/null ||
    git_in "$next" fetch --quiet origin HEAD '+refs/heads/*:refs/remotes/engine/*' ||
    refuse "$owner cannot read $repository, the engine in engine.json"
  git_in "$next" checkout --quiet --detach "$commit" ||
    refuse "$repository has no commit $commit, the engine in engine.json"
}

install_packages() {
  if [ -n "$served" ] && cmp -s "$served/package-lock.json" "$next/package-lock.json"; then
    as_owner cp -a --link "$served/node_modules" "$next/"
  else
    (cd "$next" && as_owner npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)
  fi
}

migrate() {
  (cd "$next" && as_owner npm run --silent update-clinic -- "$inside") ||
    refuse 'the new engine refuses the clinic: correct it in its folder, push, and run this again'
}

build() {
  (cd "$next" && as_owner env CLINIC="$inside" node scripts/build.cjs) >build.log 2>&1 ||
    { cat build.log >&2; refuse 'the build failed'; }
}

proposals() { git_in "$served_clinic" for-each-ref --format='%(objectname):%(refname)' refs/heads/edits/; }
is_unchanged() { [ "$(git_in "$served_clinic" rev-parse HEAD)" = "$from" ]; }

say "copy to $next"
if [ -n "$served" ]; then copy_served; else copy_first "${@:2}"; fi
use_engine
say 'install packages'
install_packages
if [ -n "$new_engine" ]; then
  say 'migrate and check the clinic'
  migrate
fi
say 'build'
build
say 'start and check'
systemctl start "$unit@$name"
"$here/healthy.sh" "$clinic" "run/$name.sock" ||
  refuse "the new version is not well: journalctl -u $unit@$name"

if [ -n "$served" ]; then
  # A publication of the editor that is running.
  until [ ! -e "$served_clinic/.editor/next" ]; do sleep 1; done
  known=$(proposals)
  git_in "$clinic" fetch --quiet --prune "$served_clinic" '+refs/heads/edits/*:refs/heads/edits/*'
  is_unchanged || refuse 'a manager published in the meantime: run the update again'
fi
say 'serve it'
serve "$name"
for _ in {1..5}; do
  "$here/healthy.sh" "$clinic" live.sock ||
    refuse "the new version did not stay well: journalctl -u $unit@$name"
  sleep 1
done

if [ -n "$served" ]; then
  systemctl --quiet disable --now "$unit@$former"
  # What was sent or published during the switch.
  for change in $(comm -13 <(echo "$known") <(proposals)); do
    git_in "$clinic" fetch --quiet "$served_clinic" "+${change#*:}:${change#*:}"
  done
  is_unchanged || { merge "$served_clinic" HEAD && build; }
  find versions -mindepth 1 -maxdepth 1 ! -name "$name" ! -name "$former" -exec rm -rf {} +
fi
trap - EXIT
say "$name is served, with engine $(engine_of "$next")"
