-- What holding a visit and sending it ask of the database, as few functions: a session keeps their plans, and nobody waits
-- for the way there and back between their statements while others wait for the nights.

-- Takes the key of a hold's command, lets the holds of its browser and of its network be counted and taken by one transaction
-- at a time, and returns what a hold has to know: how many live holds the browser has, and the network (up to `most`); which
-- edition of prices and rules is in force; the units of the stay, and who has nights of them `around` the visit, once that is
-- known. No row when the key was taken before.
create function begin_hold(
  of_scope text, of_key text, of_wish text, hold uuid, of_browser text, of_address text, most integer,
  of_stay integer, around daterange, moment timestamptz
)
  returns table (own_holds integer, holds_from_here integer, edition bigint, units jsonb, takings jsonb)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into booking_command (scope, key, command, wish_hash, booking_id, at)
  values (of_scope, of_key, 'hold', of_wish, hold, moment)
  on conflict do nothing;
  if not found then
    return;
  end if;
  -- Everybody takes these in this order, and before any lock of units.
  perform pg_advisory_xact_lock(7305007, hashtext(of_browser));
  perform pg_advisory_xact_lock(7305008, hashtext(of_address));
  -- A statement of its own, so that it sees what whoever had the locks before has committed.
  return query select
    (select count(*)::integer from booking
      where browser_session = of_browser and state = 'hold' and hold_expires_at > moment),
    (select count(*)::integer from (
      select from booking where held_from = of_address and state = 'hold' and hold_expires_at > moment limit most) as live),
    (select version from catalogue_edition),
    (select coalesce(jsonb_agg(
        jsonb_build_object('unitId', unit.id, 'role', stay_unit.role, 'active', unit.active) order by unit.id), '[]')
      from stay_unit join unit on unit.id = stay_unit.unit_id where stay_unit.stay_id = of_stay),
    (select coalesce(jsonb_agg(
        jsonb_build_object('unitId', occupancy.unit_id, 'nights', occupancy.nights, 'kind', occupancy.kind)), '[]')
      from stay_unit join occupancy on occupancy.unit_id = stay_unit.unit_id and occupancy.nights && around
        and not occupancy.released and not occupancy.conflicted
        and (occupancy.expires_at is null or occupancy.expires_at > moment)
      where stay_unit.stay_id = of_stay);
end
$$;

-- Takes the key of a submission, lets the bookings of its guest and of its network be counted and made by one transaction
-- at a time, and returns how many of the guest's other bookings wait for a payment or an answer, whether they have ever paid
-- here or completed a visit, and how many unpaid bookings came from the network in the last day. A guest is an account and a
-- proved e-mail address together. No row when the key was taken before.
create function begin_submission(
  of_scope text, of_key text, of_wish text, of_booking uuid, of_user uuid, of_email text, of_network text, moment timestamptz
)
  returns table (unpaid integer, has_paid boolean, unpaid_from_network integer)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  their_email text := of_email;
  their_accounts uuid[];
begin
  insert into booking_command (scope, key, command, wish_hash, booking_id, at)
  values (of_scope, of_key, 'submit', of_wish, of_booking, moment)
  on conflict do nothing;
  if not found then
    return;
  end if;
  if of_user is not null then
    select lower(email) into their_email from app_user where id = of_user and email_verified;
  end if;
  perform pg_advisory_xact_lock(7305009, hashtext(coalesce(their_email, of_user::text)));
  perform pg_advisory_xact_lock(7305010, hashtext(of_network));
  select array_agg(id) into their_accounts
  from app_user where id = of_user or (email_verified and lower(email) = their_email);
  return query
    with theirs as (
      select booking.id, booking.state, hold_expires_at, request_expires_at,
        exists (select from payment where booking_id = booking.id and payment.captured_minor > 0) as is_paid,
        exists (select from payment where booking_id = booking.id and payment.state = 'authorised') as is_reserved
      from booking
      where booking.id <> of_booking and (guest_user_id = any(their_accounts) or guest_email = their_email)
    )
    select
      (select count(*)::integer from theirs
        where not is_paid and not is_reserved
          and ((theirs.state = 'pending_payment' and hold_expires_at > moment)
            or (theirs.state = 'pending_approval' and request_expires_at > moment))),
      (select coalesce(bool_or(is_paid or theirs.state = 'completed'), false) from theirs),
      (select count(*)::integer from booking
        where booked_from = of_network and terms_accepted_at > moment - interval '1 day' and booking.id <> of_booking
          and not exists (select from payment where booking_id = booking.id and payment.captured_minor > 0));
end
$$;
