-- Damage deposits: reserved on a card or received as money, apart from every price, and ended by one decision.

-- The payer agreed that the card may be used once more while they are not there, for the damage deposit.
alter table payment add column keeps_card boolean not null default false;
alter table house_intent add column keeps_card boolean not null default false;

-- When the guest was asked for the damage deposit.
alter table booking add column deposit_asked_at timestamptz;

-- One deposit of a booking is under way at a time.
create unique index payment_one_deposit_under_way on payment (booking_id)
  where state in ('created', 'requires_action') and purpose in ('damage_hold', 'damage_capture');
create index payment_live_deposit on payment (booking_id)
  where purpose in ('damage_hold', 'damage_capture') and state in ('authorised', 'captured');

-- How a deposit ended: so much of it was taken, the rest let go. Whoever decides first has decided.
create table deposit_end (
  payment_id uuid primary key references payment,
  booking_id uuid not null references booking,
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

alter table refund drop constraint refund_computed_by_check;
alter table refund add constraint refund_computed_by_check
  check (computed_by in ('policy', 'operator', 'late-payment', 'amendment', 'deposit'));
