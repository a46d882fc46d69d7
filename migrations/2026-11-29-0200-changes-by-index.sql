-- What has changed since a moment are a few rows, which the planner could not know: it expected a thousand, and read all offers and all
-- units of all homes to find the homes of one.
alter function search_changes_since(pg_snapshot) rows 10;

create index stay_offer_by_tax_profile on stay_offer (tax_profile_id);
