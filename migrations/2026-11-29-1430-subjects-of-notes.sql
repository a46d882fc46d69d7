-- What a note speaks of is one of a few words, and a type knows them. The check that said so was read and planned anew by each statement
-- that wrote a note, which was a fourteenth of a claim.
create type search_subject as enum ('facts', 'stay', 'unit', 'plan', 'group', 'taxes', 'everything', 'page');

alter table search_change
  drop constraint search_change_subject_check,
  alter column subject type search_subject using subject::search_subject;

create or replace function note_taken_nights() returns trigger language plpgsql as $$
begin
  insert into search_change (subject, id) select distinct 'unit'::search_subject, unit_id from changed;
  return null;
end $$;

create or replace function note_search_change() returns trigger language plpgsql as $$
declare
  rows_of text;
  at integer := 0;
  all_null text := 'true';
begin
  foreach rows_of in array case tg_op when 'UPDATE' then array['changed', 'former'] else array['changed'] end loop
    at := 0;
    while at < tg_nargs loop
      execute format(
        'insert into search_change (subject, id) select distinct %L::search_subject, %I from %I where %2$I is not null',
        tg_argv[at], tg_argv[at + 1], rows_of);
      at := at + 2;
    end loop;
    all_null := 'true';
    at := 0;
    while at < tg_nargs loop
      all_null := all_null || format(' and %I is null', tg_argv[at + 1]);
      at := at + 2;
    end loop;
    execute format('insert into search_change (subject) select ''everything'' where exists (select from %I where %s)',
      rows_of, all_null);
  end loop;
  return null;
end $$;

create or replace function search_changes_since(earlier pg_snapshot) returns table (subject text, id integer)
  language plpgsql stable rows 10 set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select distinct noted.subject::text, noted.id from search_change as noted
    where noted.xid >= pg_snapshot_xmin(earlier) and not pg_visible_in_snapshot(noted.xid, earlier);
end $$;
