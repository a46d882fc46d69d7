-- What operators change of the site's pages and looks is noted in the trail; of a text it says only that it changed.

create trigger trail after insert or update or delete on site_page for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('site', '*', '', '');
create trigger trail after insert or update or delete on site_text for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('site', 'page language title published_at', '', 'id written_at written_by');
create trigger trail after insert or update or delete on site_section for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('site', '*', '', '');
