#!/usr/bin/env bash
# install.sh [FOLDER]: makes this Debian serve the clinic in FOLDER, a git repository of its own
# (npm run new-clinic), or without FOLDER the clinic in this clone, under the name of `website` in
# content/clinic.json: account, folders, units, Caddy, nightly backup, limits of the log, first
# version. Several clinics may be installed. Safe to run again, also after an update that changed
# scripts/hosting.
set -euo pipefail
umask 022
clone=$(readlink -f "$(dirname "$0")/../..")
from=$clone/scripts/hosting
sites=/etc/caddy/mercan

refuse() {
  echo "install.sh: $1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || refuse 'run it as root: sudo scripts/hosting/install.sh'
command -v apt-get >/dev/null || refuse 'this is not Debian; docs/operations.md has the parts'
[ -d /run/systemd/system ] || refuse 'systemd does not run here'
for program in node npm git; do
  command -v "$program" >/dev/null || refuse "install $program first"
done
runuser -u nobody -- node -v >/dev/null 2>&1 ||
  refuse "other accounts cannot run $(command -v node): install Node for all accounts"
node -e 'const [a, b] = process.versions.node.split(".").map(Number)
  process.exit(a >= 24 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' ||
  refuse "Node $(node -v) is too old: 20.19, 22.12 or 24 is needed"
[ "$(npm -v | cut -d. -f1)" -ge 10 ] ||
  refuse "npm $(npm -v) cannot read package-lock.json: npm install --global npm@10"

folder=$(readlink -f "${1:-$clone}")
[ -e "$folder/content/clinic.json" ] ||
  refuse "$folder has no clinic: npm run new-clinic -- FOLDER makes one"
[ "$(git -C "$folder" rev-parse --show-toplevel)" = "$folder" ] ||
  refuse "$folder is no git repository of its own: git -C $folder init, then commit it"
[ -z "$(git -C "$folder" status --porcelain)" ] ||
  refuse "$folder has uncommitted changes: commit or restore them"
git -C "$folder" symbolic-ref --quiet HEAD >/dev/null ||
  refuse "$folder is on no branch: git -C $folder checkout main"

# Units, account and folders have the name `site`; `inside` is where a version has the clinic.
site=mercan name='' inside=.
if [ "$folder" != "$clone" ]; then
  name=${folder##*/}
  if ! [[ $name =~ ^[a-z0-9][a-z0-9-]{0,23}$ ]] ||
    [[ $name =~ ^(mercan|update|check|staff|requests|releases|backup|(.*-)?copies)$ ]]; then
    refuse "no clinic can be named $name: rename $folder, with at most 24 of a-z, 0-9 and -"
  fi
  site=mercan-$name inside=clinic
fi
# Updates read both as the clinic's account, which has no more rights here than nobody.
for source in "$(git -C "$folder" remote get-url origin 2>/dev/null || echo "$folder")" \
  "$(node -p "require('$folder/engine.json').repository" 2>/dev/null || true)"; do
  [[ $source != /* ]] || runuser -u nobody -- test -r "$source" ||
    refuse "an update cannot read $source, the origin or the engine of $folder: move it, for example to /opt"
done
place=/srv/$site
if [ -e "$place/current" ]; then
  begun=$(git -C "$folder" rev-list --max-parents=0 HEAD | tail -n 1)
  runuser -u "$site" -- env HOME="$place/home" git -C "$place/current/$inside" cat-file -e "$begun" ||
    refuse "$place serves another clinic: rename $folder"
else
  [ "$(df --output=avail -BM /srv | tr -dc 0-9)" -ge 2000 ] ||
    refuse 'less than 2 GB are free in /srv'
fi
host=$(node -p "new URL(require('$folder/content/clinic.json').website).host")
other=$(grep -lsxF "https://$host {" "$sites"/*.caddy | grep -vxF "$sites/$site.caddy" || true)
[ -z "$other" ] || refuse "$other serves $host already: change website in $folder/content/clinic.json"
[ "$site" = mercan ] || [ ! -e /srv/mercan/current ] || [ -e "$sites/mercan.caddy" ] ||
  refuse "the clinic of this clone was installed by an older version: run $0 without a folder first"
getent ahosts "$host" >/dev/null ||
  refuse "$host has no address: add its DNS records first (website in content/clinic.json)"
command -v ss >/dev/null || apt-get install -qq -y --no-install-recommends iproute2
for port in 80 443; do
  program=$(ss -ltnpH "sport = :$port" | sed -n 's/.*users:(("\([^"]*\)".*/\1/p' | head -n 1)
  [ -z "$program" ] || [ "$program" = caddy ] || refuse "port $port is in use by $program: stop it first"
done

echo "$host: packages"
missing=()
for package in curl caddy; do
  command -v "$package" >/dev/null || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}"
fi

echo "$host: account, folders, units"
id "$site" >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$place/home" --shell /usr/sbin/nologin "$site"
install -d "$place"
install -d -o "$site" -g "$site" "$place/versions" "$place/run"
install -d -o "$site" -g "$site" -m 0700 "$place/home"
# The folder and the engine belong to another account.
runuser -u "$site" -- env HOME="$place/home" git config --global safe.directory '*'
# Copies, because the server's account may write to the versions.
install -d /usr/local/lib/mercan /etc/systemd/journald.conf.d "$sites"
install "$from/update.sh" "$from/healthy.sh" /usr/local/lib/mercan/
install "$from/mercan.sh" /usr/local/sbin/mercan
for unit in @.service -backup.service -backup.timer; do
  sed "s|mercan|$site|g; s|^Environment=CLINIC=.*|Environment=CLINIC=$inside|" "$from/mercan$unit" \
    >"/etc/systemd/system/$site$unit"
done
install -m 0644 "$from/journald.conf" /etc/systemd/journald.conf.d/mercan.conf
if [ ! -e "/etc/$site.env" ]; then
  install -m 0600 /dev/null "/etc/$site.env"
  printf '# Variables of the server: docs/operations.md. Then: mercan%s update\nDESK_ORIGIN=https://%s\n#SMTP_URL=smtps://user:password@host\n' \
    "${name:+ $name}" "$host" >"/etc/$site.env"
fi
systemctl daemon-reload
systemctl restart systemd-journald

if [ ! -e "$place/current" ]; then
  echo "$host: first version"
  /usr/local/lib/mercan/update.sh "$place" "$clone" ${name:+"$folder"}
fi
# Also of a clinic that was removed from the web.
systemctl --quiet enable --now "$site@$(basename "$(readlink "$place/current")")"
systemctl --quiet enable --now "$site-backup.timer"

echo "$host: web server"
caddyfile=/etc/caddy/Caddyfile
if ! cmp -s "$from/Caddyfile" "$caddyfile"; then
  [ ! -e "$caddyfile" ] || cp "$caddyfile" "$caddyfile.before"
  install -m 0644 "$from/Caddyfile" "$caddyfile"
fi
# Other names lead to the clinic that was installed first.
first=$(grep -ls '^http://, ' "$sites"/*.caddy | grep -vxF "$sites/$site.caddy" || true)
sed "s|/srv/mercan/current|$place/current/$inside|; s|/srv/mercan/|$place/|; s/www\.mercan\.example/$host/
  ${first:+/^# Other names/,\$d}" "$from/site.caddy" >"$sites/$site.caddy"
systemctl --quiet enable caddy
systemctl reload-or-restart caddy
echo "https://$host is served. The first account: mercan${name:+ $name} staff invite NAME ROLE"
