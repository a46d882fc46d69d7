-- What claims and bookings ask of the database is asked by indexes, and of fewer rows.

-- A session keeps the plans of these functions. One that was made while a table was small, or not analysed yet, went on reading all of
-- the table when it had grown: with two thousand homes that was a third of a claim.
alter function lock_units(integer, integer[], uuid[]) set enable_seqscan = off;
alter function claim_nights(integer, integer[], daterange, daterange, text, uuid, timestamptz, integer[], timestamptz)
  set enable_seqscan = off;
alter function convert_hold(integer, integer[], daterange, uuid, timestamptz) set enable_seqscan = off;
alter function begin_hold(text, text, text, uuid, text, text, integer, integer, daterange, timestamptz) set enable_seqscan = off;

-- As before, in fewer steps: whether money has come is asked only of bookings of which it matters. Of a guest with many bookings it was
-- asked twice of each.
create or replace function begin_submission(
  of_scope text, of_key text, of_wish text, of_booking uuid, of_user uuid, of_email text, of_browser text, of_network text,
  moment timestamptz
)
  returns table (
    unpaid integer, has_paid boolean, unpaid_from_network integer, unproved_of_browser integer, unproved_from_network integer
  )
  language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
  perform pg_advisory_xact_lock(7305009, hashtext(coalesce(their_email, of_user::text, of_browser, ''))),
    pg_advisory_xact_lock(7305010, hashtext(of_network));
  select array_agg(id) into their_accounts
  from app_user where id = of_user or (email_verified and lower(email) = their_email);
  return query
    with theirs as materialized (
      select booking.id, booking.state, hold_expires_at, request_expires_at
      from booking
      where booking.id <> of_booking and (guest_user_id = any(their_accounts) or guest_email = their_email)
    )
    select
      (select count(*)::integer from theirs
        where ((theirs.state = 'pending_payment' and hold_expires_at > moment)
            or (theirs.state = 'pending_approval' and request_expires_at > moment))
          and not exists (select from payment
            where booking_id = theirs.id and (payment.captured_minor > 0 or payment.state = 'authorised'))),
      (select exists (select from theirs where theirs.state = 'completed')
        or exists (select from theirs join payment on payment.booking_id = theirs.id where payment.captured_minor > 0)),
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

-- Nights are taken row by row, so their notes are too: the table of changed rows that a trigger of the whole statement is given took
-- longer than the note. Whoever reads the notes reads each subject once.
drop trigger note_for_search_insert on occupancy;
drop trigger note_for_search_update on occupancy;

create function note_taken_night() returns trigger language plpgsql as $$
begin
  insert into search_change (subject, id) values ('unit', new.unit_id);
  return null;
end $$;

create trigger note_for_search_insert after insert on occupancy for each row execute function note_taken_night();
create trigger note_for_search_update after update on occupancy for each row execute function note_taken_night();

-- Notes are removed by their time once in a while, from a table that is small by then: that is no reason to write every note into an
-- index of times too.
drop index search_change_by_time;
