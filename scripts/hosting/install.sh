#!/usr/bin/env bash
# install.sh: makes this Debian serve the clinic in this clone, under the name of `website` in
# content/clinic.json: account, folders, units, Caddy, nightly backup, limits of the log, first
# version. Safe to run again, also after an update that changed scripts/hosting.
set -euo pipefail
umask 022
clone=$(readlink -f "$(dirname "$0")/../..")
from=$clone/scripts/hosting
folder=/srv/mercan

refuse() {
  echo "install.sh: $1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || refuse 'run it as root: sudo scripts/hosting/install.sh'
command -v apt-get >/dev/null || refuse 'this is not Debian; docs/operations.md has the parts'
[ -d /run/systemd/system ] || refuse 'systemd does not run here'
for program in node npm; do
  command -v "$program" >/dev/null || refuse "install $program first"
done
runuser -u nobody -- node -v >/dev/null 2>&1 ||
  refuse "other accounts cannot run $(command -v node): install Node for all accounts"
node -e 'const [a, b] = process.versions.node.split(".").map(Number)
  process.exit(a >= 24 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' ||
  refuse "Node $(node -v) is too old: 20.19, 22.12 or 24 is needed"
[ "$(npm -v | cut -d. -f1)" -ge 10 ] ||
  refuse "npm $(npm -v) cannot read package-lock.json: npm install --global npm@10"
host=$(node -p "new URL(require('$clone/content/clinic.json').website).host")
getent ahosts "$host" >/dev/null ||
  refuse "$host has no address: add its DNS records first (website in content/clinic.json)"
command -v ss >/dev/null || apt-get install -qq -y --no-install-recommends iproute2
for port in 80 443; do
  program=$(ss -ltnpH "sport = :$port" | sed -n 's/.*users:(("\([^"]*\)".*/\1/p' | head -n 1)
  [ -z "$program" ] || [ "$program" = caddy ] || refuse "port $port is in use by $program: stop it first"
done

echo "$host: packages"
missing=()
for package in git curl caddy; do
  command -v "$package" >/dev/null || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}"
fi

echo "$host: account, folders, units"
id mercan >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$folder/home" --shell /usr/sbin/nologin mercan
install -d "$folder"
install -d -o mercan -g mercan "$folder/versions" "$folder/run"
install -d -o mercan -g mercan -m 0700 "$folder/home"
# Copies, because the server's account may write to the versions.
install -d /usr/local/lib/mercan /etc/systemd/journald.conf.d
install "$from/update.sh" "$from/healthy.sh" /usr/local/lib/mercan/
install "$from/mercan.sh" /usr/local/sbin/mercan
install -m 0644 "$from/mercan@.service" "$from/mercan-backup.service" "$from/mercan-backup.timer" \
  /etc/systemd/system/
install -m 0644 "$from/journald.conf" /etc/systemd/journald.conf.d/mercan.conf
if [ ! -e /etc/mercan.env ]; then
  install -m 0600 /dev/null /etc/mercan.env
  printf '# Variables of the server: docs/operations.md. Then: mercan update\nDESK_ORIGIN=https://%s\n#SMTP_URL=smtps://user:password@host\n' \
    "$host" >/etc/mercan.env
fi
systemctl daemon-reload
systemctl restart systemd-journald

if [ ! -e "$folder/current" ]; then
  echo "$host: first version"
  /usr/local/lib/mercan/update.sh "$clone"
fi
systemctl --quiet enable --now mercan-backup.timer

echo "$host: web server"
caddyfile=/etc/caddy/Caddyfile
sed "s/www\.mercan\.example/$host/" "$from/Caddyfile" >"$caddyfile.new"
if ! cmp -s "$caddyfile.new" "$caddyfile"; then
  [ ! -e "$caddyfile" ] || cp "$caddyfile" "$caddyfile.before"
  mv "$caddyfile.new" "$caddyfile"
fi
rm -f "$caddyfile.new"
systemctl --quiet enable caddy
systemctl reload-or-restart caddy
echo "https://$host is served. The first account: mercan staff invite NAME ROLE"
