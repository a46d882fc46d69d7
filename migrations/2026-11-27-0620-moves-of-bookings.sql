-- Bookings that an operator moves to another home, and visits whose end they change once they have begun.

alter table booking_event drop constraint booking_event_is_listed;
-- The graph of src/bookings/record/booking.ts (I13), with what moves a booking and what changes a visit that has begun.
alter table booking_event add constraint booking_event_is_listed check (command || ':' || coalesce(from_state, '') || '>' || to_state in (
    'hold:>hold',
    'submit:hold>pending_payment',
    'submit:hold>pending_approval',
    'submit:hold>confirmed',
    'authorise:pending_payment>pending_approval',
    'capture:pending_payment>confirmed',
    'approve:pending_approval>confirmed',
    'decline:pending_approval>declined',
    'release:hold>expired',
    'release:pending_payment>expired',
    'expire:hold>expired',
    'expire:pending_payment>expired',
    'expire:pending_approval>expired',
    'cancel:pending_payment>cancelled',
    'cancel:pending_approval>cancelled',
    'cancel:confirmed>cancelled',
    'cancel:in_stay>cancelled',
    'amend:confirmed>confirmed',
    'amend:in_stay>in_stay',
    -- To another home, or another unit of its own.
    'move:pending_payment>pending_payment',
    'move:pending_approval>pending_approval',
    'move:confirmed>confirmed',
    'check_in:confirmed>in_stay',
    'check_out:in_stay>completed',
    -- A visit begins by the clock, so that nobody came is known only afterwards.
    'mark_no_show:confirmed>no_show',
    'mark_no_show:in_stay>no_show',
    'late_payment:expired>confirmed',
    'late_payment:cancelled>confirmed'));

-- As before, without the home, which has a rule of its own below.
create or replace function booking_agreed_stays() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is null then return new; end if;
  if (new.currency, new.terms_hash, new.terms_accepted_at, new.time_zone, new.reference, new.confirmed_at)
      is distinct from
     (old.currency, old.terms_hash, old.terms_accepted_at, old.time_zone, old.reference, old.confirmed_at)
    or (booking_agreement(new) is distinct from booking_agreement(old) and not exists (
      select from booking_amendment
      where booking_id = new.id and state = 'accepted' and version = new.version
        and before = booking_agreement(old) and after = booking_agreement(new)))
  then
    raise exception 'what was agreed in booking % cannot be changed', old.id
      using errcode = 'check_violation', constraint = 'booking_agreed_is_final';
  end if;
  return new;
end $$;

-- A booking is at another home only when the event of that very step says so, with both homes: events are never changed, so
-- every home that it was ever at stays on record (I15). Checked when the transaction ends, as the event follows the row.
create function booking_home_is_told() returns trigger language plpgsql as $$
begin
  if not exists (
    select from booking_event
    where booking_id = new.id and seq = new.version and command = 'move'
      and (payload #>> '{from,stayId}')::integer = old.stay_id
      and (payload #>> '{to,stayId}')::integer = new.stay_id)
  then
    raise exception 'booking % went from home % to %, and no event says so', new.id, old.stay_id, new.stay_id
      using errcode = 'check_violation', constraint = 'booking_home_is_told';
  end if;
  return null;
end $$;

create constraint trigger booking_home_is_told after update of stay_id on booking
  deferrable initially deferred for each row when (old.stay_id is distinct from new.stay_id)
  execute function booking_home_is_told();
