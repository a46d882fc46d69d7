-- Who has which night of which unit, and the nights an operator has closed.

-- The only truth about who has a night. The constraint `occupancy_one_taker` is what refuses a double booking; a hold
-- that has expired still stands in it until the next claim of its nights, or the sweeper, deletes it.
create table occupancy (
  id bigint generated always as identity primary key,
  unit_id integer not null,
  nights daterange not null,
  kind text not null check (kind in ('hold', 'booking', 'block', 'external')),
  -- The booking, block or event of a foreign calendar that has the nights.
  ref_id uuid not null,
  expires_at timestamptz,
  released boolean not null default false,
  -- An event of a foreign calendar that overlapped something when it came: kept, and outside the constraint.
  conflicted boolean not null default false,
  created_at timestamptz not null,
  -- Within these bounds every day can be written with a year of four digits; an endless range lies outside.
  constraint occupancy_nights_finite check (not isempty(nights) and nights <@ daterange('0001-01-01', '9999-12-31')),
  constraint occupancy_only_holds_expire check ((kind = 'hold') = (expires_at is not null)),
  constraint occupancy_only_foreign_conflict check (kind = 'external' or not conflicted),
  constraint occupancy_one_taker exclude using gist (unit_id with =, nights with &&)
    where (not released and not conflicted)
);

create index occupancy_by_ref on occupancy (ref_id) where not released;
create index occupancy_holds on occupancy (expires_at) where kind = 'hold';
create index occupancy_conflicted on occupancy (unit_id) where conflicted and not released;
create index occupancy_let_go_by_event on occupancy (ref_id) where released and kind = 'external';

-- Nights are given back and taken anew, each time in a row of its own: what was released stays so, and no row
-- changes its unit, its nights or its owner.
create function refuse_occupancy_change() returns trigger language plpgsql as $$
begin
  raise exception 'Occupancy % was released, or would change hands; nights are taken by a new row', old.id
    using errcode = 'restrict_violation', constraint = 'occupancy_stays_released';
end
$$;

create trigger occupancy_stays_released before update on occupancy for each row
  when (old.released or (old.unit_id, old.nights, old.ref_id) is distinct from (new.unit_id, new.nights, new.ref_id))
  execute function refuse_occupancy_change();

-- The units wanted: those of the stay with their roles, or the named ones, which are all needed and taken as active.
create function wanted_units(of_stay integer, named integer[])
  returns table (unit_id integer, role text, active boolean)
  language sql stable as $$
  select stay_unit.unit_id, stay_unit.role, unit.active
  from stay_unit join unit on unit.id = stay_unit.unit_id
  where stay_unit.stay_id = of_stay
  union all
  select unit.id, 'all_of', true from unit where unit.id = any(named)
$$;

-- Locks, until the transaction ends, first the owners and then the units wanted and the units of which the owners have
-- nights, each in one order for all, so that nobody waits in a circle. Who holds these locks is alone in changing who
-- has the units' nights. Locks of this kind write nothing; a row lock on `unit` would cost every claim a write.
create function lock_units(of_stay integer, named integer[], owners uuid[])
  returns table (unit_id integer, role text, active boolean)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  -- While an owner is locked no other verb moves its nights, so the units read next stay the right ones.
  perform pg_advisory_xact_lock(7305002, owner_keys.key)
  from (select distinct hashtext(owner::text) as key from unnest(owners) as owner order by key) as owner_keys;

  perform pg_advisory_xact_lock(7305003, unit_keys.id)
  from (
    select wanted.unit_id as id from wanted_units(of_stay, named) as wanted
    union
    select occupancy.unit_id from occupancy where occupancy.ref_id = any(owners) and not occupancy.released
    order by id
  ) as unit_keys;

  return query select * from wanted_units(of_stay, named) as wanted order by wanted.unit_id;
end
$$;

create function nights_are_taken(units integer[], wanted daterange, moment timestamptz) returns boolean
  language sql stable as $$
  select exists (
    select from unnest(units) as wanted_unit
    join occupancy on occupancy.unit_id = wanted_unit and occupancy.nights && wanted
      and not occupancy.released and not occupancy.conflicted
    where occupancy.expires_at is null or occupancy.expires_at > moment
  )
$$;

-- The one way to take nights that nobody has: all of `wanted` in the units a party needs (all 'all_of' units of the stay
-- and one of its 'one_of' units, a familiar one first; or all units named), or nothing, and then no row is returned. `around`
-- is `wanted` and the turnover nights on either side, which must be free too. Holds that ended by `moment` do not count; those
-- in the way are deleted. A stay of one unit whose nights are free, which is nearly every claim, is read and taken at once.
-- A function, because a session keeps its plans: the same statements sent one by one take three times as long.
create function claim_nights(
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
-- (or are the ones named), active or not, and returns it; otherwise returns no row and does nothing. What is a booking already
-- stays one.
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

-- In place of a foreign key from `occupancy`, whose check would lock the unit's row for every claim: a unit of which
-- anybody has or had nights stays.
create function refuse_unit_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7305003, old.id);
  if exists (select from occupancy where unit_id = old.id) then
    raise exception 'Unit % has been occupied, so it stays; set it inactive instead', old.id
      using errcode = 'foreign_key_violation', constraint = 'unit_keeps_occupancy';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger unit_keeps_occupancy before delete or update of id on unit for each row
  execute function refuse_unit_change();

-- Nights closed by an operator: of one unit, or of everything a stay consists of. Its occupancies bear its id.
create table block (
  id uuid primary key,
  stay_id integer references stay on delete cascade,
  unit_id integer references unit,
  nights daterange not null,
  reason text not null check (reason in ('owner', 'maintenance', 'other')),
  note text not null default '' check (length(note) <= 2000),
  created_by uuid,
  -- When the block lifts by itself, if it does: its nights are then taken as a hold is.
  until timestamptz,
  lifted_at timestamptz,
  created_at timestamptz not null,
  constraint block_one_subject check (num_nonnulls(stay_id, unit_id) = 1),
  constraint block_nights_finite check (not isempty(nights) and nights <@ daterange('0001-01-01', '9999-12-31'))
);

create index block_by_stay on block (stay_id) where lifted_at is null;
create index block_by_unit on block (unit_id) where lifted_at is null;
