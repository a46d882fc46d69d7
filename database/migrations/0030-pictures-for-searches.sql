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
