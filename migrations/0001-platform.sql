-- What every room builds on: the outbox of mails, text messages and web hooks, work under way, and the runs of recurring jobs.

-- A message is written in the transaction of the event that it tells of, and sent afterwards.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms', 'webhook')),
  recipient text not null,
  payload jsonb not null,
  dedupe_key text not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  -- What its carrier answered last, for operators: never a part of the message.
  last_answer text check (length(last_answer) <= 300),
  -- When its carrier accepted it.
  sent_at timestamptz,
  -- When the links and codes in it expire: from then on a message that was never sent is removed.
  secrets_end_at timestamptz,
  created_at timestamptz not null,
  constraint outbox_sent_at_a_time check ((state = 'sent') = (sent_at is not null))
);

-- Each carrier looks for the kinds that it carries.
create index outbox_waiting on outbox (kind, next_attempt_at) where state = 'waiting';
create index outbox_newest on outbox (created_at desc, id desc);
create index outbox_given_up on outbox (id) where state = 'failed';
create index outbox_created on outbox (created_at);
create index outbox_secrets_end on outbox (secrets_end_at) where state <> 'sent' and secrets_end_at is not null;

-- What is under way at this moment, by the hash of its name: whoever asks for the same waits. None of it outlives a crash.
create unlogged table under_way (
  name_hash text primary key check (length(name_hash) = 64),
  mark uuid not null,
  until timestamptz not null
);

create index under_way_over on under_way (until);

-- How the last runs of each recurring job went, in whichever process: one row a job, overwritten by the next run.
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
