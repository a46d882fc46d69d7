-- The money of the bookings: payments, refunds, a ledger that is never changed, and what providers told us.

-- Whole sums that are paid at the home have no instalments that anybody could be late with.
alter table payment_terms add column at_property boolean not null default false;

-- How and when a booking is paid, as it was agreed: { way, schedule }; null for a hold and for what was imported.
alter table booking add column payment_plan jsonb;
-- When the next open amount is due; null when nothing is. For a booking that waits for its first payment, `hold_expires_at`.
alter table booking add column payment_due_at timestamptz;

alter table booking add constraint booking_waits_for_payment_until
  check (state <> 'pending_payment' or hold_expires_at is not null);

create index booking_unpaid_in_time on booking (hold_expires_at) where state = 'pending_payment';
create index booking_payment_due on booking (payment_due_at) where payment_due_at is not null;

-- One attempt to pay one sum of a booking. Card numbers are nowhere; the last four digits tell a guest which card it was.
create table payment (
  id uuid primary key,
  booking_id uuid not null references booking,
  purpose text not null check (purpose in ('initial', 'instalment', 'balance', 'amendment', 'damage_hold', 'damage_capture')),
  attempt integer not null check (attempt > 0),
  provider text not null check (provider ~ '^[a-z]{2,20}$'),
  way text not null check (way in ('test-card', 'bank-transfer', 'property')),
  provider_ref text,
  state text not null check (state in ('created', 'requires_action', 'authorised', 'captured', 'failed', 'cancelled', 'expired')),
  capture text not null check (capture in ('automatic', 'manual')),
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0,
  -- Given back, or on its way back.
  refunded_minor bigint not null default 0,
  -- What the provider keeps of it.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  authorised_until timestamptz,
  captured_at timestamptz,
  last_error text,
  idempotency_key text not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,

  unique (booking_id, purpose, attempt),
  unique (provider, provider_ref),
  -- I10. A bank transfer may bring more than was asked for; no card can.
  constraint payment_captured_is_authorised check (captured_minor >= 0 and (way <> 'test-card' or captured_minor <= amount_minor)),
  constraint payment_refunds_are_captured check (refunded_minor between 0 and captured_minor),
  constraint payment_captured_has_money check (state <> 'captured' or (captured_minor > 0 and captured_at is not null))
);

create index payment_of_booking on payment (booking_id);
-- Of two tabs that pay the same thing at once, the second one finds a payment under way.
create unique index payment_one_under_way on payment (booking_id)
  where state in ('created', 'requires_action') and purpose in ('initial', 'instalment', 'balance');
create index payment_open on payment (updated_at) where state in ('created', 'requires_action', 'authorised');

-- A payment never goes back: events come late and out of order. What was captured stays captured.
create function payment_goes_on() returns trigger language plpgsql as $$
declare
  ranks constant text[] := array['created', 'requires_action', 'authorised', 'failed', 'cancelled', 'expired', 'captured'];
  ended constant text[] := array['failed', 'cancelled', 'expired'];
begin
  if array_position(ranks, new.state) < array_position(ranks, old.state)
    or (old.state = any(ended) and new.state = any(ended) and old.state <> new.state)
    or new.captured_minor < old.captured_minor
  then
    raise exception 'payment % is %, and does not become % again', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'payment_goes_on';
  end if;
  if (new.booking_id, new.purpose, new.attempt, new.provider, new.amount_minor, new.currency, new.idempotency_key)
    is distinct from (old.booking_id, old.purpose, old.attempt, old.provider, old.amount_minor, old.currency, old.idempotency_key)
  then
    raise exception 'what payment % is for cannot be changed', old.id
      using errcode = 'check_violation', constraint = 'payment_is_for_one_thing';
  end if;
  return new;
end $$;

create trigger payment_goes_on before update on payment for each row execute function payment_goes_on();

-- I9: one currency for a booking, its payments and its ledger.
create function money_in_currency_of_booking() returns trigger language plpgsql as $$
begin
  if new.currency is distinct from (select currency from booking where id = new.booking_id) then
    raise exception 'booking % is not paid in %', new.booking_id, new.currency
      using errcode = 'check_violation', constraint = 'money_in_currency_of_booking';
  end if;
  return new;
end $$;

create trigger money_in_currency_of_booking before insert on payment
  for each row execute function money_in_currency_of_booking();

-- Money on its way back. A failed one is kept; trying again is a row of its own.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  booking_id uuid not null references booking,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('created', 'succeeded', 'failed')),
  provider_ref text unique,
  reason text not null default '' check (length(reason) <= 500),
  computed_by text not null check (computed_by in ('policy', 'operator', 'late-payment', 'amendment')),
  retry_of uuid unique references refund,
  last_error text,
  idempotency_key text not null unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint refund_settled_some_time check ((state = 'created') = (settled_at is null))
);

create index refund_of_booking on refund (booking_id);
create index refund_open on refund (created_at) where state = 'created';

create function refund_goes_on() returns trigger language plpgsql as $$
begin
  if old.state <> 'created' or (new.payment_id, new.booking_id, new.amount_minor) is distinct from
    (old.payment_id, old.booking_id, old.amount_minor)
  then
    raise exception 'refund % was settled, or would change', old.id
      using errcode = 'check_violation', constraint = 'refund_goes_on';
  end if;
  return new;
end $$;

create trigger refund_goes_on before update on refund for each row execute function refund_goes_on();

-- At the end of every transaction a payment knows of exactly its refunds (I10).
create function payment_knows_refunds() returns trigger language plpgsql as $$
declare
  subject uuid := case tg_table_name when 'payment' then new.id else (to_jsonb(new) ->> 'payment_id')::uuid end;
begin
  if (select refunded_minor from payment where id = subject) is distinct from
    (select coalesce(sum(amount_minor), 0) from refund where payment_id = subject and state <> 'failed')
  then
    raise exception 'payment % does not know of all its refunds', subject
      using errcode = 'check_violation', constraint = 'payment_knows_refunds';
  end if;
  return null;
end $$;

create constraint trigger payment_knows_refunds after insert or update of refunded_minor on payment
  deferrable initially deferred for each row execute function payment_knows_refunds();
create constraint trigger payment_knows_refunds after insert or update on refund
  deferrable initially deferred for each row execute function payment_knows_refunds();

-- Double entry: what one cause moves sums to zero (I11), is written once, and is never changed.
create table ledger_entry (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking,
  -- What made it: 'payment:…:captured:35000' or 'charge:2', for example. A cause that comes twice is written once.
  cause text not null check (length(cause) between 3 and 200),
  account text not null check (account in (
    'guest_receivable', 'cash_provider', 'deposit_held', 'tax_payable', 'revenue', 'refund_payable', 'fee_loss', 'adjustment')),
  debit_minor bigint not null default 0 check (debit_minor >= 0),
  credit_minor bigint not null default 0 check (credit_minor >= 0),
  currency char(3) not null,
  external_ref text,
  at timestamptz not null,
  unique (booking_id, cause, account),
  constraint ledger_entry_one_side check ((debit_minor = 0) <> (credit_minor = 0))
);

create trigger money_in_currency_of_booking before insert on ledger_entry
  for each row execute function money_in_currency_of_booking();

create function ledger_entry_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed; write an entry that sets it right'
    using errcode = 'check_violation', constraint = 'ledger_entry_is_final';
end $$;

create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function ledger_entry_stays();
create trigger ledger_entry_stays_whole before truncate on ledger_entry execute function ledger_entry_stays();

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(debit_minor) - sum(credit_minor) from ledger_entry where booking_id = new.booking_id and cause = new.cause) <> 0 then
    raise exception 'what % moves in booking % does not sum to zero', new.cause, new.booking_id
      using errcode = 'check_violation', constraint = 'ledger_sums_to_zero';
  end if;
  return null;
end $$;

create constraint trigger ledger_sums_to_zero after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

-- What a provider told us, each event handled once however often it comes (I22).
create table provider_event (
  provider text not null,
  event_id text not null,
  object_ref text not null,
  payload_hash text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  primary key (provider, event_id)
);

-- The memory of the providers that Casita brings: what a bank would keep on its side. Written in transactions of
-- their own, so that it knows of money that our own side, killed in between, does not know of yet.
create table house_intent (
  ref text primary key,
  provider text not null check (provider in ('manual', 'test')),
  key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  capture text not null,
  state text not null check (state in ('created', 'requires_action', 'authorised', 'captured', 'failed', 'cancelled', 'expired')),
  -- Whether somebody has paid, or tried to: before that a payment is only a plan.
  confirmed boolean not null default false,
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  fee_minor bigint not null default 0,
  card_last4 text,
  -- How this card answers; see src/payments/test/test-cards.ts.
  behaviour text,
  authorised_until timestamptz,
  error text,
  -- Where the provider sends the payer back to.
  return_to text not null default '/',
  updated_at timestamptz not null,
  constraint house_intent_refunds_are_captured check (refunded_minor between 0 and captured_minor)
);

create table house_refund (
  ref text primary key,
  intent_ref text not null references house_intent,
  key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('created', 'succeeded', 'failed')),
  error text,
  created_at timestamptz not null
);

create table house_event (
  provider text not null,
  event_id text not null,
  object_ref text not null,
  deliver_at timestamptz not null,
  -- A provider that is unsure whether it was heard says it again.
  times integer not null default 1,
  delivered integer not null default 0,
  primary key (provider, event_id)
);

create index house_event_waiting on house_event (deliver_at) where delivered < times;
