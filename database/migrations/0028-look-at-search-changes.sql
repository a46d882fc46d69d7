-- The look before each search, as functions: a session keeps their plans, and these read by the index whatever a table that
-- is emptied every hour is thought to hold.

-- What has been committed and was not part of the earlier snapshot, of which the oldest open transaction is the first that
-- may be among it.
create function search_changes_since(earlier pg_snapshot) returns table (subject text, id integer)
  language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select distinct noted.subject, noted.id from search_change as noted
    where noted.xid >= pg_snapshot_xmin(earlier) and not pg_visible_in_snapshot(noted.xid, earlier);
end $$;

-- Whether notes that would have been among it may have been forgotten.
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
