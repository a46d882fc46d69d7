-- What the runs of each recurring job last came to, whichever process ran it: one row a job, written over again.

create table job_run (
  name text primary key,
  well_at timestamptz,
  well_ms integer check (well_ms >= 0),
  fault_at timestamptz,
  fault_ms integer check (fault_ms >= 0),
  -- What kind of fault: a code or a name, never the words of an error, which may quote a row or an address.
  fault text check (length(fault) between 1 and 60),
  check (num_nulls(well_at, well_ms) in (0, 2)),
  check (num_nulls(fault_at, fault_ms, fault) in (0, 3)),
  check (well_at is not null or fault_at is not null)
);
