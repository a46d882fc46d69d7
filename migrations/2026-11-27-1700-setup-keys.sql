-- One-time addresses that a new site prints at its start: whoever follows one becomes the first owner.

create table setup_key (
  -- Only the hash of what is printed is stored.
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at)
);
