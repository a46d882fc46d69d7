-- Searches also tell homes that are confirmed at once, and those that can be cancelled with everything back: what decides that
-- is noted as every other fact that they depend on.

create trigger note_for_search_insert after insert on booking_mode_override
  referencing new table as changed for each statement execute function note_search_change('stay', 'stay_id');
create trigger note_for_search_update after update on booking_mode_override
  referencing new table as changed old table as former
  for each statement execute function note_search_change('stay', 'stay_id');
create trigger note_for_search_delete after delete on booking_mode_override
  referencing old table as changed for each statement execute function note_search_change('stay', 'stay_id');
create trigger note_for_search_truncate after truncate on booking_mode_override
  for each statement execute function note_search_truncation();

-- Policies are few and rarely change.
create trigger note_for_search after insert or update or delete or truncate on cancellation_policy
  for each statement execute function note_search_truncation();
create trigger note_for_search after insert or update or delete or truncate on cancellation_tier
  for each statement execute function note_search_truncation();
