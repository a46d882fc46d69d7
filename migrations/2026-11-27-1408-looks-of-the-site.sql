-- What the site looks like and how it behaves, by subject: each a document of settings whose shape its form and call know.

create table site_section (
  name text primary key,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  -- Counts every change, for two operators who change the same.
  version integer not null default 1,
  changed_at timestamptz,
  changed_by uuid
);

insert into site_section (name) values ('looks');

create trigger site_section_changed after insert or update or delete on site_section
  for each statement execute function tell_of_site();
