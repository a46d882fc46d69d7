-- What answers to searches depend on, noted as it changes: every server keeps the homes in its memory, asks here before
-- each answer what has changed since it last asked, and reads that again.

-- Bears the transaction that changed something, so that whoever asks sees what has been committed since an earlier
-- snapshot and was not part of it, in whatever order transactions began and ended.
create table search_change (
  xid xid8 not null default pg_current_xact_id(),
  -- 'facts': the row of the stay; 'stay': its units, rates or rules; 'taxes': a profile of them.
  subject text not null check (subject in ('facts', 'stay', 'unit', 'plan', 'group', 'taxes', 'everything')),
  id integer not null default 0,
  noted_at timestamptz not null default now()
);

create index search_change_by_xid on search_change (xid);
create index search_change_by_time on search_change (noted_at);

-- Notes of this transaction and of earlier ones may have been deleted: who last asked before then reads everything.
create table search_change_horizon (
  the_one boolean primary key default true check (the_one),
  forgotten xid8 not null default '0'
);
insert into search_change_horizon default values;

-- Nights are taken on the way of every booking, so this one is as short as can be.
create function note_taken_nights() returns trigger language plpgsql as $$
begin
  insert into search_change (subject, id) select distinct 'unit', unit_id from changed;
  return null;
end $$;

create trigger note_for_search_insert after insert on occupancy
  referencing new table as changed for each statement execute function note_taken_nights();
create trigger note_for_search_update after update on occupancy
  referencing new table as changed for each statement execute function note_taken_nights();
create trigger note_for_search_delete after delete on occupancy
  referencing old table as changed for each statement execute function note_taken_nights();

-- Pairs of a subject and the column with its id; a row in which all of these columns are null speaks of everything.
create function note_search_change() returns trigger language plpgsql as $$
declare
  rows_of text;
  at integer := 0;
  all_null text := 'true';
begin
  foreach rows_of in array case tg_op when 'UPDATE' then array['changed', 'former'] else array['changed'] end loop
    at := 0;
    while at < tg_nargs loop
      execute format('insert into search_change (subject, id) select distinct %L, %I from %I where %2$I is not null',
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

create function note_search_truncation() returns trigger language plpgsql as $$
begin
  insert into search_change (subject) values ('everything');
  return null;
end $$;

do $$
declare
  told record;
begin
  for told in select * from (values
    ('stay', '''facts'', ''id'''),
    ('stay_unit', '''stay'', ''stay_id'''),
    ('unit', '''unit'', ''id'''),
    ('stay_offer', '''stay'', ''stay_id'''),
    ('stay_group_member', '''stay'', ''stay_id'''),
    ('rate_plan', '''plan'', ''id'''),
    ('season', '''plan'', ''rate_plan_id'''),
    ('night_override', '''stay'', ''stay_id'', ''plan'', ''rate_plan_id'''),
    ('stay_rule', '''stay'', ''stay_id'', ''group'', ''group_id'''),
    ('discount', '''stay'', ''stay_id'', ''group'', ''group_id'''),
    ('fee', '''stay'', ''stay_id'', ''group'', ''group_id'''),
    ('tax_rule', '''taxes'', ''profile_id''')
  ) as each (source, parts)
  loop
    execute format('create trigger note_for_search_insert after insert on %I
      referencing new table as changed for each statement execute function note_search_change(%s)', told.source, told.parts);
    execute format('create trigger note_for_search_update after update on %I referencing new table as changed
      old table as former for each statement execute function note_search_change(%s)', told.source, told.parts);
    execute format('create trigger note_for_search_delete after delete on %I
      referencing old table as changed for each statement execute function note_search_change(%s)', told.source, told.parts);
    execute format('create trigger note_for_search_truncate after truncate on %I
      for each statement execute function note_search_truncation()', told.source);
  end loop;
end $$;

create trigger note_for_search_truncate after truncate on occupancy
  for each statement execute function note_search_truncation();
-- Every home knows the age bands, and there are but a few.
create trigger note_for_search after insert or update or delete or truncate on age_band
  for each statement execute function note_search_truncation();

-- A list of homes shows a picture of each: answers that servers keep ready are out of date when one changes, too.
create trigger note_for_lists_insert after insert on photo
  referencing new table as changed for each statement execute function note_search_change('facts', 'stay_id');
create trigger note_for_lists_update after update on photo
  referencing new table as changed old table as former
  for each statement execute function note_search_change('facts', 'stay_id');
create trigger note_for_lists_delete after delete on photo
  referencing old table as changed for each statement execute function note_search_change('facts', 'stay_id');
create trigger note_for_lists_truncate after truncate on photo
  for each statement execute function note_search_truncation();

-- Servers keep every order of the homes in their memory but that of names, which is the database's to tell.
create index stay_by_name on stay ((lower(name) collate "und-x-icu"), id) where status = 'published';

-- What a server asks before each search stands in functions: a session keeps their plans, and they use the index whatever the
-- planner thinks a table holds that is emptied every hour.

-- What has been committed and was not part of the earlier snapshot, of which the oldest open transaction is the first that
-- may be among it.
create function search_changes_since(earlier pg_snapshot) returns table (subject text, id integer)
  language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select distinct noted.subject, noted.id from search_change as noted
    where noted.xid >= pg_snapshot_xmin(earlier) and not pg_visible_in_snapshot(noted.xid, earlier);
end $$;

-- Whether notes that would have been among it may have been deleted.
create function search_changes_forgotten(earlier pg_snapshot) returns boolean
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select forgotten >= pg_snapshot_xmin(earlier) from search_change_horizon);
end $$;

create function search_has_changed(earlier pg_snapshot) returns boolean
  language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (select forgotten >= pg_snapshot_xmin(earlier) from search_change_horizon)
    or exists (
      select from search_change as noted
      where noted.xid >= pg_snapshot_xmin(earlier) and not pg_visible_in_snapshot(noted.xid, earlier));
end $$;
