-- What a team notes about a booking, and which operator noted or gave back its money.

create table booking_note (
  id uuid primary key,
  booking_id uuid not null references booking on delete cascade,
  -- The operator; null once the account is gone.
  author_user_id uuid references app_user on delete set null,
  text text not null check (length(text) between 1 and 2000),
  form_key text not null,
  created_at timestamptz not null,
  unique (booking_id, form_key)
);

create index booking_note_newest on booking_note (booking_id, created_at);

alter table payment add column noted_by uuid references app_user on delete set null;
alter table refund add column decided_by uuid references app_user on delete set null;

-- The messages about a booking, by its id in their keys: `booking:{id}:3:confirmed`.
create index outbox_about on outbox (split_part(dedupe_key, ':', 2));

-- Nothing ever wrote it: what a team notes has an author and a time.
alter table booking drop column notes_internal;
