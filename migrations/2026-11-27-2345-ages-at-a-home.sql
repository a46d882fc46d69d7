-- What children pay at a home by their age, and whether they count as guests, in place of the age bands of the site:
-- [{ "from": 0, "to": 2, "counts": false, "share_bp": 0 }, { "from": 3, "to": 12, "counts": true, "minor": 800 }], from age 0 on and
-- without gaps; whoever is older than the last is an adult. A share is hundredths of a percent of what an adult pays.
create function child_bands_are_whole(bands jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(bands) = 'array' and jsonb_array_length(bands) between 1 and 6 and bool_and(
    (band ->> 'from')::integer = case when place = 1 then 0 else (bands -> (place - 2)::integer ->> 'to')::integer + 1 end
    and (band ->> 'to')::integer between (band ->> 'from')::integer and 17
    and jsonb_typeof(band -> 'counts') = 'boolean'
    and num_nonnulls(band ->> 'share_bp', band ->> 'minor') = 1
    and coalesce((band ->> 'share_bp')::integer between 0 and 10000, (band ->> 'minor')::bigint >= 0))
  from jsonb_array_elements(bands) with ordinality as each (band, place)
$$;

alter table stay_offer add column child_bands jsonb
  constraint child_bands_are_whole check (child_bands is null or child_bands_are_whole(child_bands));
