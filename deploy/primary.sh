#!/bin/sh
# Runs once, when the primary's folder is made. What has been acknowledged is on the standby too, from the next start on.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator login replication password :'password';
alter system set synchronous_standby_names = '*';
alter system set jit = off;
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
