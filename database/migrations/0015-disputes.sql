-- Payments that a payer has their bank take back: what the bank says of them, and what the operator answered.

create table dispute (
  id uuid primary key,
  payment_id uuid not null references payment,
  booking_id uuid not null references booking,
  provider_ref text not null unique,
  state text not null check (state in ('needs-response', 'under-review', 'won', 'lost')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What the provider takes for it, whatever its end.
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

-- Of a payment, what its payer's bank has taken back, or holds while it decides.
alter table payment add column disputed_minor bigint not null default 0;
alter table payment add constraint payment_disputed_is_captured check (disputed_minor between 0 and captured_minor);

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

-- What a bank would keep of disputes on its side.
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
