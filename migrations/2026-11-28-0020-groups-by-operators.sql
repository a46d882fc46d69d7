-- Operators enter groups of homes and the rules that they share: each has a version, and what is changed stands in the trail.

alter table stay_group add column version integer not null default 1;

create trigger trail after insert or update or delete on stay_group for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('rates', '*', '', '');
create trigger trail after insert or update or delete on stay_group_member for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('rates', '*', '', '');
