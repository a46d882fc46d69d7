#!/bin/sh
# Run once by the image of PostgreSQL: a plain role for the site, and its database. The administrator has the same password.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role casita login password :'password';
create database casita owner casita;
SQL
