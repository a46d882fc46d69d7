-- The texts of the site: legal pages and pages of one's own, in several languages, with every version; and who answers for them.

create table site_page (
  -- The last part of its address.
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 60),
  -- A legal page has an address of its own and is always there; the others stand below /pages.
  is_legal boolean not null default false,
  is_shown boolean not null default true,
  in_footer boolean not null default true,
  position integer not null default 0 check (position between 0 and 999),
  -- Counts every change of it or of its texts.
  version integer not null default 1,
  created_at timestamptz not null default now()
);

insert into site_page (name, is_legal, position)
values ('contact', true, 0), ('tos', true, 1), ('refund', true, 2), ('privacy', true, 3), ('imprint', true, 4);

-- What such a page says in a language: a draft as long as it was not published. The newest published one is shown.
create table site_text (
  id integer generated always as identity primary key,
  page text not null references site_page (name) on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null check (length(title) between 1 and 120),
  -- Markdown.
  text text not null check (length(text) <= 60000),
  written_at timestamptz not null,
  -- Nobody of the database: an imported file, or an account that was deleted.
  written_by uuid,
  published_at timestamptz
);

create unique index site_text_draft on site_text (page, language) where published_at is null;
create index site_text_shown on site_text (page, language, id desc) where published_at is not null;

-- The legal pages that were shown, by their hash: the imprint is one of them now.
alter table paper_version drop constraint paper_version_name_check;
alter table paper_version add constraint paper_version_name_check
  check (name in ('tos', 'refund', 'privacy', 'contact', 'imprint'));

-- What an imprint says beside name and address.
alter table organisation
  add column responsible_person text not null default '' check (length(responsible_person) <= 120),
  add column email text not null default '' check (length(email) <= 254),
  add column phone text not null default '' check (length(phone) <= 40),
  add column register_entry text not null default '' check (length(register_entry) <= 200);

-- Every process keeps the site in memory, and hears here that it has changed.
create function tell_of_site() returns trigger language plpgsql as $$
begin
  perform pg_notify('casita_site', '');
  return null;
end $$;

create trigger site_page_changed after insert or update or delete on site_page
  for each statement execute function tell_of_site();
create trigger site_text_changed after insert or update or delete on site_text
  for each statement execute function tell_of_site();
create trigger organisation_changed after update on organisation
  for each statement execute function tell_of_site();
