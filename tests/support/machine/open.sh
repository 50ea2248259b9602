#!/usr/bin/env bash
# open.sh FOLDER HOST ...: in a mount namespace of its own, makes this Debian a machine on which
# install.sh may be tried: what it writes is in FOLDER, systemd and npm are the scripts beside
# this one, the hosts are this machine. Ends with its input.
set -euo pipefail
for part in /etc /run /srv /usr/local /var/lib; do
  mkdir -p "$1$part" "$1/work$part"
  mount -t overlay overlay -o "lowerdir=$part,upperdir=$1$part,workdir=$1/work$part" "$part"
done
mkdir -p /run/systemd/system /etc/caddy
rm -rf /etc/caddy/*
printf '127.0.0.1 %s\n' "${@:2}" >>/etc/hosts
install -m 0755 "$(dirname "$0")"/{systemctl,systemd-run,npm} /usr/local/bin/
echo open
cat
