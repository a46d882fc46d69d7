-- Bookings and homes are found by what operators type: names by the beginning of each word, mail addresses and references by
-- their beginning, telephone numbers by their end. Nothing is stored for it but these indexes.

-- The words of a text in small letters and without accents.
create function folded_words(typed text) returns text[] language sql immutable parallel safe
begin atomic
  select coalesce(array_agg(word), '{}')
  from regexp_split_to_table(
    replace(replace(replace(translate(
      lower(regexp_replace(normalize(typed, nfkd), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g') collate "und-x-icu"),
      'øđłħŧıς', 'odlhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '[^[:alnum:]]+') as word
  where word <> '';
end;

-- So written, a lexeme is text of a tsquery that finds all that begin with it, whatever is in it.
create function lexemes_from(beginning text) returns text language sql immutable parallel safe
return '''' || replace(replace(beginning, '\', '\\'), '''', '''''') || ''':*';

-- So dear is it to work out that the index is always read instead. A letter says what each is: r a reference, n a name's word, m a mail address, p a number from its end.
create function booking_terms(reference text, contact jsonb, staying jsonb) returns tsvector language sql immutable parallel safe cost 20000
begin atomic
  select array_to_tsvector(array_agg(distinct left(term, 400)))
  from (
    select 'r' || lower(reference)
    union all
    select 'n' || word
    from unnest(array[contact ->> 'name', staying ->> 'name']) as name,
      unnest(folded_words(name) || folded_words(translate(name, '''’ʼ', ''))) as word
    union all
    select 'm' || lower(address) from unnest(array[contact ->> 'email', staying ->> 'email']) as address
    where address is not null
    union all
    select 'p' || reverse(regexp_replace(contact ->> 'phone', '\D', '', 'g'))
    where contact ->> 'phone' is not null
  ) as found (term);
end;

-- Every part that was typed is found; a number may have been typed in parts. `by_contact`: not by the reference alone.
create function booking_query(typed text, by_contact boolean) returns tsquery language sql immutable parallel safe
begin atomic
  with part as (
    select part, regexp_replace(part, '\D', '', 'g') as digits
    from regexp_split_to_table(lower(typed collate "und-x-icu"), '\s+') as part
    where part <> ''
  ), called as (
    select '(' || concat_ws(' | ',
      lexemes_from('r' || part),
      case when by_contact then lexemes_from('m' || part) end,
      case when by_contact then (
        select '(' || string_agg(lexemes_from('n' || word), ' & ') || ')'
        from unnest(folded_words(translate(part, '''’ʼ', ''))) as word) end,
      case when by_contact and part ~ '^[-+()./\d]+$' and length(digits) >= 4
        then lexemes_from('p' || reverse(ltrim(digits, '0'))) end) || ')' as query
    from part
  ), number as (
    select regexp_replace(typed, '\D', '', 'g') as digits where by_contact and typed ~ '^[-+()./\d\s]+$'
  )
  select nullif(concat_ws(' | ',
    (select '(' || string_agg(query, ' & ') || ')' from called),
    (select lexemes_from('p' || reverse(ltrim(digits, '0'))) from number where length(digits) >= 4)), '')::tsquery;
end;

create function home_terms(name text, city text) returns tsvector language sql immutable parallel safe cost 20000
return array_to_tsvector(folded_words(name || ' ' || translate(name, '''’ʼ', '') || ' ' || city));

create function home_query(typed text) returns tsquery language sql immutable parallel safe
begin atomic
  select string_agg(lexemes_from(word), ' & ')::tsquery from unnest(folded_words(translate(typed, '''’ʼ', ''))) as word;
end;

create index booking_by_terms on booking using gin (booking_terms(reference, contact, staying)) with (fastupdate = off)
  where contact is not null and state <> 'hold';
create index stay_by_terms on stay using gin (home_terms(name, city)) with (fastupdate = off);

-- What waits is counted with every page of the admin.
create index refund_failed on refund (booking_id) where state = 'failed';
create index dispute_waiting on dispute (booking_id) where state = 'needs-response';
create index conversation_waiting on conversation (id) where waits_for_answer;
