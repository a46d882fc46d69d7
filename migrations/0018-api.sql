-- How often the calls of the content API were sent: one row for a call and an address, for the minute that runs.

create table content_limit (
  -- The call, and the MAC of the address: the table tells nobody who called.
  key text primary key check (length(key) between 3 and 100),
  used integer not null check (used > 0),
  ends_at timestamptz not null
);

create index content_limit_oldest on content_limit (ends_at);
