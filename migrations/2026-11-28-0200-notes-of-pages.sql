-- Pages in the memory of a process are dropped by the notes that searches go by: 'page' speaks of what pages show and searches do not know.
alter table search_change drop constraint search_change_subject_check;
alter table search_change add constraint search_change_subject_check
  check (subject in ('facts', 'stay', 'unit', 'plan', 'group', 'taxes', 'everything', 'page'));

create function note_page_change() returns trigger language plpgsql as $$
begin
  insert into search_change (subject) values ('page');
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array['catalogue_edition', 'review', 'nearby_place', 'arrival_guide', 'organisation', 'exchange_rate', 'stay_group',
    'tax_profile', 'cancellation_policy', 'cancellation_tier', 'payment_terms', 'payment_instalment', 'damage_deposit_rule',
    'site_page', 'site_text', 'paper_version']
  loop
    execute format('create trigger note_for_pages after insert or update or delete or truncate on %I
      for each statement execute function note_page_change()', shown);
  end loop;
end $$;
