-- What a process asks before each search, in one statement: whether anything has changed, and when it is nights alone, which. Two
-- statements asked for it, and the second planned for everything else that may change.

-- The units of these homes with what occupies them from a day on: days since 1970, the kind, and when a hold ends in milliseconds.
create function units_with_nights(of_stays integer[], from_day date)
  returns table ("stayId" integer, "unitId" integer, role text, active boolean, occupied json)
  language sql stable as $$
  select stay_unit.stay_id, stay_unit.unit_id, stay_unit.role, unit.active, coalesce(runs.occupied, '[]')
  from stay_unit join unit on unit.id = stay_unit.unit_id
  left join lateral (
    select json_agg(json_build_array(lower(nights) - date '1970-01-01', upper(nights) - date '1970-01-01', kind,
      extract(epoch from expires_at) * 1000)) as occupied
    from occupancy
    where occupancy.unit_id = stay_unit.unit_id and nights && daterange(from_day, null) and not released and not conflicted
  ) as runs on true
  where stay_unit.stay_id = any(of_stays)
  order by stay_unit.unit_id
$$;

-- No row: nothing has changed. A row without units: something else than nights has.
create function search_nights_since(earlier pg_snapshot, from_day date)
  returns table ("databaseSnapshot" text, units json)
  language plpgsql stable rows 1 set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  of_units integer[];
  of_stays integer[];
  is_more boolean;
begin
  select array_agg(noted.id) filter (where noted.subject = 'unit'), bool_or(noted.subject <> 'unit')
    into of_units, is_more
    from search_change as noted
    where noted.xid >= pg_snapshot_xmin(earlier) and not pg_visible_in_snapshot(noted.xid, earlier);
  is_more := is_more or (select forgotten >= pg_snapshot_xmin(earlier) from search_change_horizon);
  if is_more then
    return query select pg_current_snapshot()::text, null::json;
  elsif of_units is not null then
    -- In a step of its own: a call whose argument is a query is no part of the plan that is kept.
    of_stays := array(select distinct stay_id from stay_unit where unit_id = any(of_units));
    return query select pg_current_snapshot()::text, coalesce(json_agg(each_unit), '[]')
      from units_with_nights(of_stays, from_day) as each_unit;
  end if;
end $$;
