#!/bin/sh
# Copies the primary where there is nothing yet, and follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$REPLICATION_PASSWORD"
  until pg_basebackup -h primary -U replicator -D "$PGDATA" -R -X stream -c fast; do
    rm -rf "$PGDATA"
    sleep 2
  done
  chmod 700 "$PGDATA"
  # Promoted, it has no standby of its own: it must not wait for one.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
fi
exec postgres
