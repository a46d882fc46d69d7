-- A hold reads the nights of its own home and the holds of its own browser and network, whatever the planner takes the tables to be.
-- Planned before they were first analysed, it read who has nights around the visit in all homes, and all holds of the last minutes:
-- it took twice as long with each thousand bookings. `offset 0` keeps a query from being merged into the one around it, by which one
-- of the other indexes could be chosen.
create or replace function begin_hold(
  of_scope text, of_key text, of_wish text, hold uuid, of_browser text, of_address text, most integer,
  of_stay integer, around daterange, moment timestamptz
)
  returns table (own_holds integer, holds_from_here integer, edition bigint, units jsonb, takings jsonb)
  language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
    (select count(*)::integer
      from (select hold_expires_at from booking where browser_session = of_browser and state = 'hold' offset 0) as theirs
      where theirs.hold_expires_at > moment),
    (select count(*)::integer from (
      select from (select hold_expires_at from booking where held_from = of_address and state = 'hold' offset 0) as theirs
      where theirs.hold_expires_at > moment limit most) as live),
    (select version from catalogue_edition),
    (select coalesce(jsonb_agg(
        jsonb_build_object('unitId', unit.id, 'role', stay_unit.role, 'active', unit.active) order by unit.id), '[]')
      from stay_unit join unit on unit.id = stay_unit.unit_id where stay_unit.stay_id = of_stay),
    (select coalesce(jsonb_agg(
        jsonb_build_object('unitId', stay_unit.unit_id, 'nights', taking.nights, 'kind', taking.kind)), '[]')
      from stay_unit cross join lateral (
        select occupancy.nights, occupancy.kind from occupancy
        where occupancy.unit_id = stay_unit.unit_id and occupancy.nights && around
          and not occupancy.released and not occupancy.conflicted
          and (occupancy.expires_at is null or occupancy.expires_at > moment)
        offset 0) as taking
      where stay_unit.stay_id = of_stay);
end
$$;

create or replace function nights_are_taken(units integer[], wanted daterange, moment timestamptz) returns boolean
  language sql stable as $$
  select exists (
    select from unnest(units) as wanted_unit cross join lateral (
      select from occupancy
      where occupancy.unit_id = wanted_unit and occupancy.nights && wanted
        and not occupancy.released and not occupancy.conflicted
        and (occupancy.expires_at is null or occupancy.expires_at > moment)
      offset 0) as taking
  )
$$;
