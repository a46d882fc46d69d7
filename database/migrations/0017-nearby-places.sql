-- Public places near a home, as the operator entered them. Where a place is stays between the operator and the site:
-- guests read how far it is from the home's public point.

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
