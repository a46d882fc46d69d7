-- What leaves the house: mail, SMS and web hooks, written in the transaction whose event they tell.

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms', 'webhook')),
  recipient text not null,
  payload jsonb not null,
  dedupe_key text not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  created_at timestamptz not null
);

create index outbox_waiting on outbox (next_attempt_at) where state = 'waiting';
create index outbox_newest on outbox (created_at desc, id desc);
