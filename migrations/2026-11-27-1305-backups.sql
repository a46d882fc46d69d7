-- Backups that the site makes on its schedule: when each began and ended, where it lies, or why it failed.

create table backup_run (
  id uuid primary key,
  -- The folder or the bucket, as BACKUP_TO named it.
  place text not null,
  name text not null,
  -- The database that made it: rows that came with a restore are about backups of another one, which this one leaves alone.
  made_in text not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  bytes bigint check (bytes > 0),
  -- A code or a name, never the words of an error.
  fault text,
  constraint backup_run_is_once unique (place, name),
  constraint backup_run_ends_one_way check (
    (ended_at is null and bytes is null and fault is null)
    or (ended_at >= begun_at and (bytes is null) <> (fault is null)))
);
create index backup_run_by_begin on backup_run (begun_at);
