-- What guests of a home are told about arriving there, its house manual, and the code of a single stay. Door codes and
-- Wi-Fi passwords are sealed: the key is not in the database.

create table arrival_guide (
  stay_id integer primary key references stay on delete cascade,
  check_in text not null check (check_in in ('in-person', 'reception', 'key-box', 'code-lock', 'unlocked', 'other')),
  -- Markdown, in the language in which homes are typed; translations stand in stay_translation.
  getting_in text not null default '',
  wifi_network text not null default '' check (octet_length(wifi_network) <= 32),
  wifi_password_sealed bytea,
  door_code_sealed bytea,
  host_name text not null default '',
  -- ISO 639-1.
  host_languages text[] not null default '{}',
  -- E.164.
  host_phone text,
  host_words text not null default '',
  -- When guests are told the address, and how many days before their arrival the codes, once nothing is left to pay.
  address_when text not null default 'confirmed' check (address_when in ('confirmed', 'paid')),
  codes_days integer not null default 3 check (codes_days between 0 and 60),
  constraint wifi_password_has_network check (wifi_password_sealed is null or wifi_network <> '')
);

create table manual_section (
  id integer generated always as identity primary key,
  stay_id integer not null references stay on delete cascade,
  position integer not null check (position >= 0),
  title text not null check (length(trim(title)) > 0),
  text text not null check (length(trim(text)) > 0),
  -- Its picture, as those of `photo`; it may have none.
  alt text not null default '',
  path text,
  width integer check (width > 0),
  height integer check (height > 0),
  placeholder text,
  constraint manual_picture_is_whole check (num_nulls(path, width, height, placeholder) in (0, 4)),
  constraint manual_picture_is_described check (path is null or length(trim(alt)) > 0),
  -- Sections change places in one statement, so this is checked at its end.
  constraint manual_section_once_at_a_place unique (stay_id, position) deferrable initially immediate
);

-- Their files are removed as those of photos are: noted when no section shows them any more.
create trigger manual_picture_left after delete on manual_section for each row
  when (old.path like '/files/%') execute function note_left_photo();
create trigger manual_picture_replaced after update of path on manual_section for each row
  when (old.path like '/files/%' and old.path is distinct from new.path) execute function note_left_photo();

-- In place of the standing code of the home.
create table booking_code (
  booking_id uuid primary key references booking on delete cascade,
  code_sealed bytea not null,
  set_at timestamptz not null,
  -- The operator; null once the account is gone.
  set_by uuid references app_user on delete set null
);

-- What operators change is noted in the trail, of codes and passwords only that they changed.
create trigger trail after insert or update or delete on arrival_guide for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('homes', '*', 'door_code_sealed wifi_password_sealed host_phone', '');
create trigger trail after insert or update or delete on manual_section for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('homes', '*', '', 'path width height placeholder');
create trigger trail after insert or update or delete on booking_code for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('codes', '', '', 'booking_id set_at set_by');
