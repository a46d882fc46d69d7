-- The operator's list of bookings: its orders and sums, and the views that operators save.

-- All that the list has; beside the order, what it is counted by without reading the wide rows.
create index booking_by_creation on booking (created_at, id) include (stay_id, state, source, check_in, check_out)
  where contact is not null and state <> 'hold';
create index booking_by_arrival on booking (check_in, id) where contact is not null and state <> 'hold';

-- What guests owe, booking by booking, without reading the ledger's other accounts.
create index ledger_entry_receivable on ledger_entry (booking_id) include (debit_minor, credit_minor)
  where account = 'guest_receivable';

create table booking_view (
  id uuid primary key,
  owner_id uuid not null references app_user on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Filters and order as they stand in the list's address; never text that was looked for, which may name a guest.
  query text not null check (length(query) between 1 and 1000),
  -- Shown to everybody who may see bookings, not to its owner alone.
  is_shared boolean not null default false,
  created_at timestamptz not null,
  unique (owner_id, name)
);

create index booking_view_shared on booking_view (name) where is_shared;
