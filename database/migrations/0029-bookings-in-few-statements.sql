-- What a booking asks of the database on its way, as few functions: a session keeps their plans, and nobody waits between
-- their statements for the way there and back while others wait for the nights.

-- As in 0003, but that a stay of one unit whose nights are free, which is nearly every claim, is read and taken at once.
create or replace function claim_nights(
  of_stay integer, named integer[], wanted daterange, around daterange,
  purpose text, owner uuid, ends_at timestamptz, familiar integer[], moment timestamptz
)
  returns table (occupancy_id bigint, claimed_unit integer)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  candidate record;
  needed integer[] := '{}';
  choice integer[] := '{}';
  has_choice boolean := false;
  pick integer;
  way integer[];
  way_unit integer;
  fresh bigint;
  taken bigint[];
begin
  if named is null and around = wanted then
    select case when count(*) = 1 and bool_and(stay_unit.role = 'all_of' and unit.active) then min(unit.id) end
    into way_unit
    from stay_unit join unit on unit.id = stay_unit.unit_id
    where stay_unit.stay_id = of_stay;
    if way_unit is not null then
      perform pg_advisory_xact_lock_shared(7305003, way_unit);
      insert into occupancy (unit_id, nights, kind, ref_id, expires_at, created_at)
      values (way_unit, wanted, purpose, owner, ends_at, moment)
      on conflict do nothing
      returning id, unit_id into occupancy_id, claimed_unit;
      if found then
        return next;
        return;
      end if;
    end if;
  end if;

  for candidate in
    select * from wanted_units(of_stay, named) as part order by part.unit_id <> all(familiar), part.unit_id
  loop
    if candidate.role = 'one_of' then
      has_choice := true;
      if candidate.active then
        choice := choice || candidate.unit_id;
      end if;
    elsif candidate.active then
      needed := needed || candidate.unit_id;
    else
      return;
    end if;
  end loop;
  if named is not null and (needed @> named) is not true then
    raise exception 'There is no such unit among %', named using errcode = 'foreign_key_violation';
  end if;

  if not has_choice and cardinality(needed) = 1 and around = wanted then
    -- The constraint alone can judge a claim of one unit, so such claims keep out only those who need to be alone.
    perform pg_advisory_xact_lock_shared(7305003, needed[1]);
  else
    perform lock_units(of_stay, named, '{}');
  end if;

  -- Without a choice there is one way to have the stay, with one there are as many as units in it.
  if not has_choice and needed <> '{}' then
    choice := array[null];
  end if;
  foreach pick in array choice loop
    way := array_remove(needed || pick, null);
    continue when around <> wanted and nights_are_taken(way, around, moment);
    loop
      taken := '{}';
      foreach way_unit in array way loop
        -- A plain insert deadlocks when many want the same nights.
        insert into occupancy (unit_id, nights, kind, ref_id, expires_at, created_at)
        values (way_unit, wanted, purpose, owner, ends_at, moment)
        on conflict do nothing
        returning id into fresh;
        exit when fresh is null;
        taken := taken || fresh;
      end loop;
      if cardinality(taken) = cardinality(way) then
        return query select * from unnest(taken, way);
        return;
      end if;
      -- Nobody has seen these rows, so they are deleted and not released.
      delete from occupancy where id = any(taken);
      exit when nights_are_taken(way, wanted, moment);
      -- Only holds whose time is over were in the way.
      delete from occupancy where id = any(array(
        select id from occupancy
        where unit_id = any(way) and nights && wanted and not released and not conflicted
          and kind = 'hold' and expires_at <= moment
        order by id
        for update
      ));
    end loop;
  end loop;
end
$$;

-- Makes what `owner` holds a booking where it stands, when that is all of `wanted` in units that give a party the whole stay
-- (or are the ones named), active or not; answers it, or no row and nothing done. What is a booking already stays one.
create function convert_hold(of_stay integer, named integer[], wanted daterange, owner uuid, moment timestamptz)
  returns table (occupancy_id bigint, claimed_unit integer)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  part record;
  needed integer[] := '{}';
  choice integer[] := '{}';
  had integer[];
  are_wanted boolean;
begin
  for part in select * from lock_units(of_stay, named, array[owner]) loop
    if part.role = 'one_of' then
      choice := choice || part.unit_id;
    else
      needed := needed || part.unit_id;
    end if;
  end loop;
  select array_agg(unit_id), bool_and(kind in ('hold', 'booking') and nights = wanted) into had, are_wanted
  from occupancy
  where ref_id = owner and not released and not conflicted and (expires_at is null or expires_at > moment);
  if are_wanted and had @> needed and cardinality(had) = cardinality(needed) + (choice <> '{}')::integer
    and (choice = '{}' or had && choice)
  then
    return query
      update occupancy set kind = 'booking', expires_at = null
      where ref_id = owner and not released and not conflicted and (expires_at is null or expires_at > moment)
      returning id, unit_id;
  end if;
end
$$;

-- Takes the key of a hold's command, lets its browser's holds be counted and taken by one transaction at a time, and
-- answers what a hold has to know: how many live holds the browser has, and the address (up to `most`); which edition of
-- prices and rules is in force; the units of the stay, and who has nights of them `around` the visit, once that is known.
-- No row when the key was taken before.
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
  perform pg_advisory_xact_lock(7305007, hashtext(of_browser));
  -- A statement of its own, so that it sees what whoever had the lock before has committed.
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

-- The graph of src/bookings/booking.ts (I13) as one list of words: a constraint is read and planned anew with every statement,
-- and two dozen rows of three columns took longer than the event itself.
alter table booking_event drop constraint booking_event_is_listed;
alter table booking_event add constraint booking_event_is_listed
  check (command || ':' || coalesce(from_state, '') || '>' || to_state in (
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
    'check_in:confirmed>in_stay',
    'check_out:in_stay>completed',
    'mark_no_show:confirmed>no_show',
    'mark_no_show:in_stay>no_show',
    'late_payment:expired>confirmed',
    'late_payment:cancelled>confirmed'));
