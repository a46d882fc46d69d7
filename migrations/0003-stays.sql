-- What can be rented: the stay, its photos, the units (the physical things that hold one party each), and what is near.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table stay (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  status text not null default 'draft' check (status in ('draft', 'published', 'unlisted', 'archived')),
  kind text not null check (kind in (
    'house', 'villa', 'apartment', 'cabin', 'chalet', 'cottage', 'gite', 'farmhouse', 'houseboat', 'treehouse',
    'lighthouse', 'riad', 'ryokan', 'castle', 'dome', 'other')),
  name text not null check (length(name) between 1 and 120),
  summary text not null check (length(summary) <= 300),
  description text not null,
  address_lines text[] not null default '{}',
  city text not null,
  region text not null,
  postcode text not null default '',
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- The point guests see before they book, moved once by a fixed distance.
  public_latitude double precision not null check (public_latitude between -90 and 90),
  public_longitude double precision not null check (public_longitude between -180 and 180),
  time_zone text not null,
  area_m2 integer check (area_m2 > 0),
  max_guests integer not null check (max_guests between 1 and 100),
  pets_max integer not null default 0 check (pets_max >= 0),
  -- [{ kind, name, beds: [{ kind, count }], ensuite }]
  rooms jsonb not null default '[]',
  bathroom_halves integer not null default 2 check (bathroom_halves >= 0),
  -- [{ code, note? }]
  amenities jsonb not null default '[]',
  -- { smoking, parties, quietFrom?, quietUntil?, minimumAge?, notes? }
  house_rules jsonb not null default '{}',
  check_in_from time not null default '16:00',
  check_in_until time,
  check_out_until time not null default '10:00',
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  registration_number text,
  registration_required boolean not null default false,
  -- The sums of its published reviews, kept by a trigger on them: a page of a hundred thousand homes adds nothing up.
  review_count integer not null default 0,
  review_sum integer not null default 0,
  -- Rows of the demo world, which never touches a database that holds any other.
  is_demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Where the law asks for a registration number, nobody sees the home without one.
  constraint stay_registered check (
    not registration_required or status in ('draft', 'archived') or length(trim(coalesce(registration_number, ''))) > 0),
  constraint stay_reviews_add_up check (review_count >= 0 and review_sum between review_count and review_count * 5)
);

create index stay_place on stay using gin ((city || ' ' || region || ' ' || country) gin_trgm_ops);
create index stay_published on stay (id) where status = 'published';

-- Addresses that a home had before: each leads to its present one.
create table stay_slug_history (
  slug text primary key,
  stay_id integer not null references stay on delete cascade,
  retired_at timestamptz not null default now()
);

-- One change of addresses at a time, so that no two homes ever come to the same one, now or before.
create function keep_left_slugs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7305013);
  if exists (select from stay_slug_history where slug = new.slug and stay_id <> new.id) then
    raise exception 'Another home had the address % before', new.slug
      using errcode = 'unique_violation', constraint = 'stay_slug_was_anothers';
  end if;
  if tg_op = 'UPDATE' then
    delete from stay_slug_history where slug = new.slug;
    insert into stay_slug_history (slug, stay_id) values (old.slug, new.id);
  end if;
  return new;
end
$$;

create trigger stay_slug_entered before insert on stay for each row execute function keep_left_slugs();
create trigger stay_slug_left before update of slug on stay for each row
  when (old.slug <> new.slug) execute function keep_left_slugs();

create table photo (
  id integer generated always as identity primary key,
  stay_id integer not null references stay on delete cascade,
  position integer not null check (position >= 0),
  alt text not null check (length(trim(alt)) > 0),
  room text not null default '',
  -- The picture's address below the site's root, without its ending; sizes and formats hang on it.
  path text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- A colour that stands in until the picture is there.
  placeholder text not null default '#e8e2d8',
  -- Pictures change places in one statement, so this is checked at its end.
  constraint photo_once_at_a_place unique (stay_id, position) deferrable initially immediate
);

create unique index photo_once_in_home on photo (stay_id, path) where path like '/files/%';

-- The last picture of a home that guests see stays until another is there.
create function refuse_last_photo() returns trigger language plpgsql as $$
begin
  if exists (select from stay where id = old.stay_id and status in ('published', 'unlisted'))
    and not exists (select from photo where stay_id = old.stay_id) then
    raise exception 'Stay % is open to guests and keeps a picture', old.stay_id
      using errcode = 'check_violation', constraint = 'open_stay_keeps_photo';
  end if;
  return null;
end
$$;

create constraint trigger open_stay_keeps_photo after delete on photo deferrable initially deferred for each row
  execute function refuse_last_photo();

-- Pictures whose files may be there without a home that shows them: noted before the files are written and when a picture
-- is removed. What is noted here and shown nowhere is removed after a day; no other file is ever touched.
create table left_photo (
  path text primary key check (path ~ '^/files/[0-9a-f]{32}$'),
  left_at timestamptz not null
);

create function note_left_photo() returns trigger language plpgsql as $$
begin
  insert into left_photo (path, left_at) values (old.path, now())
  on conflict (path) do update set left_at = excluded.left_at;
  return null;
end
$$;

create trigger photo_left after delete on photo for each row
  when (old.path like '/files/%') execute function note_left_photo();

create table unit (
  id integer generated always as identity primary key,
  name text not null,
  active boolean not null default true
);

-- A home takes all of its 'all_of' units; of its 'one_of' units it takes any one that is free.
create table stay_unit (
  stay_id integer not null references stay on delete cascade,
  unit_id integer not null references unit,
  role text not null check (role in ('all_of', 'one_of')),
  primary key (stay_id, unit_id)
);

create index stay_unit_by_unit on stay_unit (unit_id);

-- Public places near a home, as the operator entered them. Guests never read where a place is, only how far it is from the
-- home's public point.
create table nearby_place (
  id integer generated always as identity primary key,
  stay_id integer not null references stay on delete cascade,
  kind text not null check (kind in (
    'beach', 'swimming', 'trail', 'viewpoint', 'park', 'skiing', 'restaurant', 'cafe', 'bakery', 'shop', 'market', 'town',
    'sight', 'museum', 'playground', 'bus-stop', 'station', 'ferry', 'airport', 'charging', 'pharmacy', 'doctor')),
  name text not null check (length(trim(name)) between 1 and 80),
  note text not null default '' check (length(note) <= 120),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  way text not null check (way in ('foot', 'bicycle', 'car', 'bus', 'boat')),
  -- In steps of five; a walk is worked out from the distance and has none.
  minutes integer check (minutes between 5 and 240 and minutes % 5 = 0),
  check ((way = 'foot') = (minutes is null))
);

create unique index nearby_place_name on nearby_place (stay_id, lower(name));
