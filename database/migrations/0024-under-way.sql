-- What is under way at this moment, by the hash of its name: whoever asks for the same waits. Nothing of it outlives a crash.

create unlogged table under_way (
  name_hash text primary key check (length(name_hash) = 64),
  mark uuid not null,
  until timestamptz not null
);

create index under_way_over on under_way (until);
