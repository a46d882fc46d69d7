-- A rate beside the usual one either follows its prices, or has a nightly price and seasons of its own; either may ask for a minimum of nights.

alter table rate_plan add column min_nights integer check (min_nights between 1 and 365);

do $$
declare
  former text;
begin
  select conname into strict former from pg_constraint
  where conrelid = 'rate_plan'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nonnulls(change_bp, change_minor)%';
  execute format('alter table rate_plan drop constraint %I', former);
end $$;

alter table rate_plan add constraint rate_plan_price_check check (
  case when parent_id is null then num_nonnulls(change_bp, change_minor, min_nights) = 0
    else num_nonnulls(change_bp, change_minor, base_nightly_minor) = 1 end);

-- What changes of such a rate, and of its seasons and nights, is of the homes that are sold by its parent.
do $$
declare
  former text := pg_get_functiondef('note_change'::regproc);
  changed text;
begin
  changed := replace(former, 'where rate_plan_id = (told ->> ''rate_plan_id'')::integer)',
    'where rate_plan_id in (select coalesce(parent_id, id) from rate_plan where id = (told ->> ''rate_plan_id'')::integer))');
  changed := replace(changed, 'where rate_plan_id = (told ->> ''id'')::integer)',
    'where rate_plan_id = coalesce(told ->> ''parent_id'', told ->> ''id'')::integer)');
  if changed not like '%coalesce(parent_id, id)%' or changed not like '%told ->> ''parent_id'', told ->> ''id''%' then
    raise exception 'The trail does not find homes by their plans any more';
  end if;
  execute changed;
end $$;
