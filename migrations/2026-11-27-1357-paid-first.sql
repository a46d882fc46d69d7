-- Who has no account and owes money now pays first: until the address is proved, one browser's key opens the booking.

alter table booking
  -- The address that was typed, in small letters; null once it is proved: then it is `guest_email`.
  add column unproved_email text check (unproved_email = lower(unproved_email)),
  add constraint booking_unproved check (unproved_email is null or (guest_email is null and guest_user_id is null));

create index booking_unproved on booking (browser_session) where unproved_email is not null;

-- 'browser': the cookie of the browser that paid first.
alter table contact_key drop constraint contact_key_purpose_check;
alter table contact_key add constraint contact_key_purpose_check
  check (purpose in ('continue', 'manage', 'offer', 'thread', 'cookie', 'browser'));

drop function begin_submission(text, text, text, uuid, uuid, text, text, timestamptz);

-- As before, and of whoever proves nothing: how many other unproved bookings the browser has that stand or wait for their
-- payment, and how many of the network wait. Without account and address the browser is counted by one transaction at a time.
create function begin_submission(
  of_scope text, of_key text, of_wish text, of_booking uuid, of_user uuid, of_email text, of_browser text, of_network text,
  moment timestamptz
)
  returns table (
    unpaid integer, has_paid boolean, unpaid_from_network integer, unproved_of_browser integer, unproved_from_network integer
  )
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
  perform pg_advisory_xact_lock(7305009, hashtext(coalesce(their_email, of_user::text, of_browser, '')));
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
          and not exists (select from payment where booking_id = booking.id and payment.captured_minor > 0)),
      (select count(*)::integer from booking
        where of_user is null and of_email is null and browser_session = of_browser and unproved_email is not null
          and booking.id <> of_booking
          and (booking.state in ('confirmed', 'in_stay')
            or (booking.state = 'pending_payment' and hold_expires_at > moment))),
      (select count(*)::integer from booking
        where of_user is null and of_email is null and booked_from = of_network and unproved_email is not null
          and booking.id <> of_booking and booking.state = 'pending_payment' and hold_expires_at > moment);
end
$$;
