-- What can be rented: the stay, its pictures, and the units (the physical things that can hold one party).

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
  -- Rows the demo world made; a database that holds any other is never touched by it.
  is_demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index stay_place on stay using gin ((city || ' ' || region || ' ' || country) gin_trgm_ops);
create index stay_published on stay (id) where status = 'published';

create table stay_slug_history (
  slug text primary key,
  stay_id integer not null references stay on delete cascade,
  retired_at timestamptz not null default now()
);

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
  unique (stay_id, position)
);

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
