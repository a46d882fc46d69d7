-- What owners typed in of the services that the site is connected to: one sealed document each, by a key that is not here.

create table site_connection (
  name text primary key check (name in ('mail', 'texts', 'stripe')),
  sealed bytea not null,
  changed_at timestamptz not null
);

create trigger site_connection_changed after insert or update or delete on site_connection
  for each statement execute function tell_of_site();
-- That it changed, and never what it is.
create trigger trail after insert or update or delete on site_connection for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('security', 'name', '', '');
