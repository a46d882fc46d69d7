-- Money: payments, refunds, disputes, deposits, a ledger that is never changed, and what providers told us.
-- The bookings that all of it is for come later: `0013-booking-payments.sql` ties them to it.

-- One attempt to pay one sum of a booking. Card numbers are nowhere; the last four digits tell a guest which card it was.
create table payment (
  id uuid primary key,
  booking_id uuid not null,
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
  -- What its payer's bank has taken back, or holds while it decides.
  disputed_minor bigint not null default 0,
  -- What the provider keeps of it.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  -- The payer agreed that the card may be used while they are not there: for the damage deposit, and with `pays_later` also
  -- for what falls due later.
  keeps_card boolean not null default false,
  pays_later boolean not null default false,
  -- From then on nothing more is charged to the card: its guest took it back, or nothing needs it any more. And when its
  -- provider had forgotten it.
  card_removed_at timestamptz,
  card_removed_by text check (card_removed_by in ('guest', 'system')),
  card_forgotten_at timestamptz,
  -- The end of the day for which a saved card was charged; null for every payment that somebody made by hand.
  due_at timestamptz,
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
  constraint payment_disputed_is_captured check (disputed_minor between 0 and captured_minor),
  constraint payment_captured_has_money check (state <> 'captured' or (captured_minor > 0 and captured_at is not null)),
  constraint payment_pays_later_by_kept_card check (not pays_later or (keeps_card and way = 'test-card')),
  constraint payment_card_removed_by_somebody check ((card_removed_at is null) = (card_removed_by is null)),
  constraint payment_forgets_what_was_removed check (card_forgotten_at is null or card_removed_at is not null),
  constraint payment_of_a_due_is_an_instalment check (due_at is null or (purpose = 'instalment' and way = 'test-card'))
);

create index payment_of_booking on payment (booking_id);
-- Of two tabs that pay the same thing at once, the second one finds a payment under way; the same for deposits.
create unique index payment_one_under_way on payment (booking_id)
  where state in ('created', 'requires_action') and purpose in ('initial', 'instalment', 'balance');
create unique index payment_one_deposit_under_way on payment (booking_id)
  where state in ('created', 'requires_action') and purpose in ('damage_hold', 'damage_capture');
-- A saved card is charged once for a day, whichever process does it: only an attempt that its provider cancelled is repeated.
create unique index payment_charges_a_due_once on payment (booking_id, due_at) where due_at is not null and state <> 'cancelled';
create index payment_open on payment (updated_at) where state in ('created', 'requires_action', 'authorised');
create index payment_live_deposit on payment (booking_id)
  where purpose in ('damage_hold', 'damage_capture') and state in ('authorised', 'captured');
create index payment_card_kept on payment (booking_id) where keeps_card and card_removed_at is null;
create index payment_card_to_forget on payment (card_removed_at) where card_removed_at is not null and card_forgotten_at is null;

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

-- What a guest was told will be charged, and when they were last told so: no other sum is charged.
create table announced_charge (
  booking_id uuid not null,
  due_at timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  announced_at timestamptz not null,
  primary key (booking_id, due_at, amount_minor)
);

-- Only a card is charged whose payer agreed and has not taken it back, and only the sum they were last told, a day before.
create function charge_was_announced() returns trigger language plpgsql as $$
declare
  told announced_charge;
begin
  if new.due_at is null then
    return new;
  end if;
  if not exists (select from payment where booking_id = new.booking_id and pays_later and card_removed_at is null) then
    raise exception 'nobody agreed to charges for booking %', new.booking_id
      using errcode = 'check_violation', constraint = 'charge_was_agreed_to';
  end if;
  select * into told from announced_charge
    where booking_id = new.booking_id and due_at = new.due_at order by announced_at desc limit 1;
  if told.amount_minor is distinct from new.amount_minor or told.announced_at > new.created_at - interval '24 hours' then
    raise exception 'a charge of % for booking % was not announced', new.amount_minor, new.booking_id
      using errcode = 'check_violation', constraint = 'charge_was_announced';
  end if;
  return new;
end $$;

create trigger charge_was_announced before insert on payment for each row execute function charge_was_announced();

-- Nobody's agreement is added afterwards, and a card that was removed does not come back.
create function card_goes_on() returns trigger language plpgsql as $$
begin
  if (new.pays_later, new.due_at) is distinct from (old.pays_later, old.due_at)
    or (old.card_removed_at is not null and new.card_removed_at is distinct from old.card_removed_at)
  then
    raise exception 'what was agreed about the card of payment % cannot be changed', old.id
      using errcode = 'check_violation', constraint = 'card_goes_on';
  end if;
  return new;
end $$;

create trigger card_goes_on before update on payment for each row execute function card_goes_on();

-- Money on its way back. A failed refund is kept; trying again is a row of its own.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  booking_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('created', 'succeeded', 'failed')),
  provider_ref text unique,
  reason text not null default '' check (length(reason) <= 500),
  computed_by text not null check (computed_by in ('policy', 'operator', 'late-payment', 'amendment', 'deposit')),
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

-- Payments that a payer has their bank take back: what the bank says of them, and what the operator answered.
create table dispute (
  id uuid primary key,
  payment_id uuid not null references payment,
  booking_id uuid not null,
  provider_ref text not null unique,
  state text not null check (state in ('needs-response', 'under-review', 'won', 'lost')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What the provider takes for it, however it ends.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  -- The bank's own word for why.
  reason text not null default '' check (length(reason) <= 200),
  respond_by timestamptz,
  -- What the operator sent to the bank.
  evidence text check (length(evidence) <= 20000),
  accepted boolean not null default false,
  answered_by uuid,
  answered_at timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  settled_at timestamptz,
  constraint dispute_settled_some_time check ((state in ('won', 'lost')) = (settled_at is not null))
);

create index dispute_of_booking on dispute (booking_id);
create index dispute_open on dispute (updated_at) where settled_at is null;

-- A bank's decision is final, and a dispute is about one sum.
create function dispute_goes_on() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null and new.state <> old.state
    or (old.state = 'under-review' and new.state = 'needs-response')
    or (new.payment_id, new.booking_id, new.provider_ref, new.amount_minor, new.fee_minor, new.opened_at) is distinct from
       (old.payment_id, old.booking_id, old.provider_ref, old.amount_minor, old.fee_minor, old.opened_at)
  then
    raise exception 'dispute % is %, and does not become % again', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'dispute_goes_on';
  end if;
  return new;
end $$;

create trigger dispute_goes_on before update on dispute for each row execute function dispute_goes_on();

-- How a damage deposit ended: so much of it was taken, the rest released. Whoever decides first has decided.
create table deposit_end (
  payment_id uuid primary key references payment,
  booking_id uuid not null,
  taken_minor bigint not null check (taken_minor >= 0),
  cause text not null check (cause in ('operator', 'visit-over', 'booking-over', 'renewed')),
  -- What the guest is told.
  reason text not null default '' check (length(reason) <= 500),
  decided_by uuid,
  decided_at timestamptz not null,
  -- When the bank had carried it out, and it was in the books.
  settled_at timestamptz,
  -- Why nothing could be taken.
  fault text,
  constraint deposit_taken_by_somebody_for_a_reason
    check (taken_minor = 0 or (cause = 'operator' and decided_by is not null and trim(reason) <> ''))
);

create index deposit_end_of_booking on deposit_end (booking_id);
create index deposit_end_waiting on deposit_end (decided_at) where settled_at is null;

-- Only a deposit ends so, never more is taken than it is, and a decision stays.
create function deposit_end_is_lawful() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and ((new.payment_id, new.booking_id, new.taken_minor, new.cause, new.reason, new.decided_by, new.decided_at)
      is distinct from (old.payment_id, old.booking_id, old.taken_minor, old.cause, old.reason, old.decided_by, old.decided_at)
    or old.settled_at is not null)
  then
    raise exception 'the end of deposit % was decided', old.payment_id
      using errcode = 'check_violation', constraint = 'deposit_end_is_final';
  end if;
  if not exists (
    select from payment
    where id = new.payment_id and booking_id = new.booking_id and purpose in ('damage_hold', 'damage_capture')
      and new.taken_minor <= amount_minor)
  then
    raise exception 'payment % is no deposit of so much', new.payment_id
      using errcode = 'check_violation', constraint = 'deposit_end_of_a_deposit';
  end if;
  return new;
end $$;

create trigger deposit_end_is_lawful before insert or update on deposit_end
  for each row execute function deposit_end_is_lawful();

-- Double entry: what one cause moves sums to zero (I11), is written once, and is never changed.
create table ledger_entry (
  id bigint generated always as identity primary key,
  booking_id uuid not null,
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
-- their own, so that it knows of money of which our own side, killed in between, does not know yet.
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
  keeps_card boolean not null default false,
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

create table house_dispute (
  ref text primary key,
  intent_ref text not null unique references house_intent,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null,
  currency char(3) not null,
  reason text not null,
  -- Whether the bank decides for whoever took the money, once it has seen evidence.
  ends_well boolean not null,
  opens_at timestamptz not null,
  respond_by timestamptz not null,
  evidence text,
  answered_at timestamptz,
  accepted boolean not null default false
);
