-- The units of a home may change while guests book it. A claim reads which units the home takes, then waits for their locks:
-- what it has read may no longer be so once it has them, so it reads again under the locks and begins anew if it differs.
-- Whoever changes the units of a home holds the locks of all of them, so either the claim is seen, or the change is.
create or replace function claim_nights(
  of_stay integer, named integer[], wanted daterange, around daterange,
  purpose text, owner uuid, ends_at timestamptz, familiar integer[], moment timestamptz
)
  returns table (occupancy_id bigint, claimed_unit integer)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  candidate record;
  needed integer[];
  choice integer[];
  has_choice boolean;
  seen text;
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
      select way_unit, wanted, purpose, owner, ends_at, moment
      where way_unit = (
        select case when count(*) = 1 and bool_and(stay_unit.role = 'all_of' and unit.active) then min(unit.id) end
        from stay_unit join unit on unit.id = stay_unit.unit_id
        where stay_unit.stay_id = of_stay
      )
      on conflict do nothing
      returning id, unit_id into occupancy_id, claimed_unit;
      if found then
        return next;
        return;
      end if;
    end if;
  end if;

  loop
    needed := '{}';
    choice := '{}';
    has_choice := false;
    seen := '';
    for candidate in
      select * from wanted_units(of_stay, named) as part order by part.unit_id <> all(familiar), part.unit_id
    loop
      seen := format('%s %s %s %s', seen, candidate.unit_id, candidate.role, candidate.active);
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
    -- Named units are taken whatever home they belong to.
    exit when named is not null or seen = (
      select coalesce(string_agg(format(' %s %s %s', part.unit_id, part.role, part.active), ''
        order by part.unit_id <> all(familiar), part.unit_id), '')
      from wanted_units(of_stay, named) as part
    );
  end loop;

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
