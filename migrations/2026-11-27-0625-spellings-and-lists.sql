-- Names are found however their umlauts are written, mail addresses by any part of them, and the lists of bookings by indexes of
-- their own.

-- As names are written without umlauts: Mueller for Müller. Who leaves the dots out instead is served by `folded_words`.
create function spelled_out(typed text) returns text language sql immutable parallel safe
return replace(replace(replace(replace(replace(
  normalize(lower(typed collate "und-x-icu"), nfc), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa');

-- Every spelling of each word of a name: with and without its apostrophes, umlauts left out or spelled out.
create function name_words(name text) returns text[] language sql immutable parallel safe
return folded_words(name) || folded_words(translate(name, '''’ʼ', '')) || folded_words(spelled_out(translate(name, '''’ʼ', '')));

-- The words of a text as one part of a tsquery, each the beginning of a word that has this letter before it; null without words.
create function words_query(letter text, typed text) returns text language sql immutable parallel safe
begin atomic
  select string_agg(distinct spelled, ' | ')
  from (
    select '(' || string_agg(lexemes_from(letter || word), ' & ') || ')' as spelled
    from unnest(array[translate(typed, '''’ʼ', ''), spelled_out(translate(typed, '''’ʼ', ''))]) with ordinality as way (text, number),
      unnest(folded_words(way.text)) as word
    group by number
  ) as ways;
end;

drop index booking_by_terms;
drop index stay_by_terms;

-- As in 2026-11-27-0200-admin-search.sql, with every spelling. Restricted, so that nobody starts further processes to read an index
-- that answers at once.
create or replace function booking_terms(reference text, contact jsonb, staying jsonb) returns tsvector
language sql immutable parallel restricted cost 20000
begin atomic
  select array_to_tsvector(array_agg(distinct left(term, 400)))
  from (
    select 'r' || lower(reference)
    union all
    select 'n' || word
    from unnest(array[contact ->> 'name', staying ->> 'name']) as name, unnest(name_words(name)) as word
    union all
    select 'm' || lower(address) from unnest(array[contact ->> 'email', staying ->> 'email']) as address
    where address is not null
    union all
    select 'p' || reverse(regexp_replace(contact ->> 'phone', '\D', '', 'g'))
    where contact ->> 'phone' is not null
  ) as found (term);
end;

-- Every part that was typed is found, in whatever order; a number or a reference may have been typed in parts. `by_contact`:
-- not by the reference alone.
create or replace function booking_query(typed text, by_contact boolean) returns tsquery language sql immutable parallel safe
begin atomic
  with part as (
    select part, regexp_replace(part, '\D', '', 'g') as digits
    from regexp_split_to_table(lower(typed collate "und-x-icu"), '\s+') as part
    where part <> ''
  ), called as (
    select '(' || concat_ws(' | ',
      lexemes_from('r' || part),
      case when by_contact then lexemes_from('m' || part) end,
      case when by_contact then words_query('n', part) end,
      case when by_contact and part ~ '^[-+()./\d]+$' and length(digits) >= 4
        then lexemes_from('p' || reverse(ltrim(digits, '0'))) end) || ')' as query
    from part
  ), number as (
    select regexp_replace(typed, '\D', '', 'g') as digits where by_contact and typed ~ '^[-+()./\d\s]+$'
  ), reference as (
    select regexp_replace(lower(typed), '\s+', '', 'g') as whole where btrim(typed) ~ '\s'
  )
  select nullif(concat_ws(' | ',
    (select '(' || string_agg(query, ' & ') || ')' from called),
    (select lexemes_from('r' || whole) from reference),
    (select lexemes_from('p' || reverse(ltrim(digits, '0'))) from number where length(digits) >= 4)), '')::tsquery;
end;

create or replace function home_terms(name text, city text) returns tsvector language sql immutable parallel safe cost 20000
return array_to_tsvector(name_words(name) || name_words(city));

create or replace function home_query(typed text) returns tsquery language sql immutable parallel safe
return words_query('', typed)::tsquery;

create index booking_by_terms on booking using gin (booking_terms(reference, contact, staying)) with (fastupdate = off)
  where contact is not null and state <> 'hold';
create index stay_by_terms on stay using gin (home_terms(name, city)) with (fastupdate = off);

-- The mail addresses of a booking, to be found by any part of them.
create function booking_addresses(contact jsonb, staying jsonb) returns text language sql immutable parallel safe
return lower(coalesce(contact ->> 'email', '') || ' ' || coalesce(staying ->> 'email', ''));

create index booking_by_address on booking using gin (booking_addresses(contact, staying) gin_trgm_ops)
  where contact is not null and state <> 'hold';

-- The list of bookings by their total, and those that have just left.
create index booking_by_total on booking (currency, total_minor, id) where contact is not null and state <> 'hold';
create index booking_ended_visits on booking (check_out) where state = 'completed';

-- Those that were let go because nothing was paid, whose money may still come.
create index booking_lapsed on booking (updated_at) where state_reason = 'unpaid';
