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
