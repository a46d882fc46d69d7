-- Cards that are kept for the later parts of a price: agreed to, announced, charged once a day that is due, and forgotten.

-- The payer agreed that this card also pays what falls due later.
alter table payment add column pays_later boolean not null default false;
-- From then on nothing begins by the card: its guest took it back, or nothing needs it any more. And when its provider had forgotten it.
alter table payment add column card_removed_at timestamptz;
alter table payment add column card_removed_by text check (card_removed_by in ('guest', 'system'));
alter table payment add column card_forgotten_at timestamptz;
-- The end of the day for which a kept card was charged; null for every payment that somebody made by hand.
alter table payment add column due_at timestamptz;

alter table payment add constraint payment_pays_later_by_kept_card check (not pays_later or (keeps_card and way = 'test-card'));
alter table payment add constraint payment_card_removed_by_somebody check ((card_removed_at is null) = (card_removed_by is null));
alter table payment add constraint payment_forgets_what_was_removed check (card_forgotten_at is null or card_removed_at is not null);
alter table payment add constraint payment_of_a_due_is_an_instalment check (due_at is null or (purpose = 'instalment' and way = 'test-card'));

-- A kept card is charged once for a day, whoever sweeps: only a try that its provider let go may be made again.
create unique index payment_charges_a_due_once on payment (booking_id, due_at) where due_at is not null and state <> 'cancelled';
create index payment_card_kept on payment (booking_id) where keeps_card and card_removed_at is null;
create index payment_card_to_forget on payment (card_removed_at) where card_removed_at is not null and card_forgotten_at is null;

-- What a guest was told will be charged, and when they were last told so: no other sum is.
create table announced_charge (
  booking_id uuid not null references booking,
  due_at timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  announced_at timestamptz not null,
  primary key (booking_id, due_at, amount_minor)
);

-- Nothing is charged but by a card whose payer agreed and has not taken it back, and nothing but what they were last told, a day before.
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

-- What was agreed to is not agreed to afterwards, and a card that was removed does not come back.
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
