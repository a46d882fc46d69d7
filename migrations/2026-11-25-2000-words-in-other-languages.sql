-- What a home says in languages other than the site's own: to each text that was typed its translation, as a translation
-- memory has it. A text that changes has none until one is given again, and a text that occurs twice is translated once.

create table stay_translation (
  stay_id integer not null references stay on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  source text not null check (length(trim(source)) > 0),
  translation text not null check (length(trim(translation)) > 0)
);

-- By a digest, because a description is longer than an index takes.
create unique index stay_translation_once on stay_translation (stay_id, language, md5(source));

-- Homes are found by the names of places in every language.
create index stay_translation_named on stay_translation using gin (translation gin_trgm_ops) where length(translation) <= 120;

-- Lists that servers keep ready say names in every language, and places are found by them.
create trigger note_for_lists_insert after insert on stay_translation
  referencing new table as changed for each statement execute function note_search_change('facts', 'stay_id');
create trigger note_for_lists_update after update on stay_translation
  referencing new table as changed old table as former
  for each statement execute function note_search_change('facts', 'stay_id');
create trigger note_for_lists_delete after delete on stay_translation
  referencing old table as changed for each statement execute function note_search_change('facts', 'stay_id');
create trigger note_for_lists_truncate after truncate on stay_translation
  for each statement execute function note_search_truncation();
