-- Calendars of other sites, each of one unit, with the events found in them, and the addresses at which other sites read ours.

create table external_calendar (
  id uuid primary key,
  unit_id integer not null references unit,
  name text not null check (length(name) between 1 and 80),
  provider text not null check (provider in ('airbnb', 'vrbo', 'booking', 'google', 'generic')),
  -- Whoever knows the address reads somebody's calendar: it is sealed, and recognised by its hash.
  address_sealed bytea not null,
  address_hash bytea not null check (length(address_hash) = 32),
  host text not null,
  every_minutes integer not null check (every_minutes between 10 and 1440),
  -- Whether the last stretch that the site keeps closed is taken for the end of what it sells, and left out.
  ignore_horizon boolean not null default false,
  state text not null default 'new' check (state in ('new', 'ok', 'late', 'failing')),
  is_paused boolean not null default false,
  -- Why the last look was no good one, since when it is so, and how many of them there were one after another.
  trouble text,
  trouble_status integer,
  trouble_since timestamptz,
  fail_count integer not null default 0 check (fail_count >= 0),
  -- Whether an operator has said that what the calendar says now is right, however much is missing.
  believed boolean not null default false,
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 100),
  next_look_at timestamptz not null,
  -- Until when one process has it to itself.
  looking_until timestamptz,
  last_ok_at timestamptz,
  last_change_at timestamptz,
  -- What the last good look found: events that count, echoes of ours, events that take nothing, and unreadable ones.
  found jsonb not null default '{"events": 0, "echoes": 0, "free": 0, "unread": 0}',
  created_at timestamptz not null,
  created_by uuid,
  removed_at timestamptz,
  constraint external_calendar_trouble_is_told
    check ((state in ('late', 'failing')) = (trouble is not null and trouble_since is not null))
);

create unique index external_calendar_once on external_calendar (unit_id, address_hash) where removed_at is null;
create index external_calendar_due on external_calendar (next_look_at) where removed_at is null and not is_paused;

create table external_event (
  -- Its nights stand in `occupancy` under this id.
  id uuid primary key,
  calendar_id uuid not null references external_calendar,
  uid text not null check (length(uid) between 1 and 300),
  nights daterange not null,
  class text not null check (class in ('reserved', 'unavailable', 'unknown', 'echo')),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- In how many good looks one after another it was missing; in the second it is gone.
  missing_looks integer not null default 0 check (missing_looks between 0 and 1),
  gone_at timestamptz,
  -- An operator has seen the conflict and needs no more telling.
  set_aside_at timestamptz,
  set_aside_by uuid,
  constraint external_event_nights_finite check (not isempty(nights) and nights <@ daterange('0001-01-01', '9999-12-31'))
);

create unique index external_event_one_uid on external_event (calendar_id, uid) where gone_at is null;
create index external_event_standing on external_event (calendar_id) where gone_at is null;
create index external_event_gone on external_event (gone_at) where gone_at is not null;

-- What is gone stays so: an event that comes back is a new one, with nights of its own.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'Event % is gone, or would change its calendar', old.id
    using errcode = 'restrict_violation', constraint = 'external_event_stays_gone';
end
$$;

create trigger external_event_stays_gone before update on external_event for each row
  when (old.gone_at is not null or old.calendar_id is distinct from new.calendar_id)
  execute function refuse_event_change();

-- An event that is gone has no night left but such as were over by then: judged when the transaction ends.
create function judge_external_event() returns trigger language plpgsql as $$
begin
  if exists (
    select from occupancy
    where ref_id = new.id and not released and upper(nights) > (new.gone_at + interval '1 day')::date)
  then
    raise exception 'Event % is gone, and still has nights', new.id
      using errcode = 'check_violation', constraint = 'external_event_gone_without_nights';
  end if;
  return null;
end
$$;

create constraint trigger external_event_gone_without_nights after update of gone_at on external_event
  deferrable initially deferred for each row when (new.gone_at is not null) execute function judge_external_event();

-- The addresses at which other sites read when a unit is taken.
create table calendar_export (
  id uuid primary key,
  unit_id integer not null references unit,
  -- Who reads it: one of the sites, whose own events are left out, or anybody.
  audience text not null check (audience in ('anybody', 'airbnb', 'vrbo', 'booking', 'google')),
  -- So many nights on either side of a visit are shown as taken too.
  buffer_nights integer not null default 0 check (buffer_nights between 0 and 7),
  -- The address ends with a token: who asks is recognised by its hash, and the admin pages show it by opening the seal.
  token_hash bytea not null unique check (length(token_hash) = 32),
  token_sealed bytea not null,
  created_at timestamptz not null,
  created_by uuid,
  last_read_at timestamptz,
  revoked_at timestamptz
);

-- One address for each reader; a new one ends the one before.
create unique index calendar_export_one_address on calendar_export (unit_id, audience)
  where revoked_at is null;

-- What was revoked stays so, and no address changes what it is of.
create function refuse_export_change() returns trigger language plpgsql as $$
begin
  raise exception 'Calendar address % was revoked, or would show something else', old.id
    using errcode = 'restrict_violation', constraint = 'calendar_export_stays';
end
$$;

create trigger calendar_export_stays before update on calendar_export for each row
  when ((old.revoked_at is not null and (new.revoked_at, new.token_hash) is distinct from (old.revoked_at, old.token_hash))
    or (old.unit_id, old.audience, old.token_hash) is distinct from (new.unit_id, new.audience, new.token_hash))
  execute function refuse_export_change();
