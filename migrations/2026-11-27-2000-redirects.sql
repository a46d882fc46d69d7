-- Former addresses that lead to those of today. Only what the site itself does not know is looked up here.

create table site_redirect (
  id integer generated always as identity primary key,
  -- In its normal form, as src/site/redirects/redirect.ts makes it.
  from_path text not null constraint site_redirect_once unique check (from_path ~ '^/[^/]' and length(from_path) <= 500),
  -- A path of the site, or an https address.
  leads_to text not null check (leads_to ~ '^(/([^/]|$)|https://)' and length(leads_to) <= 500),
  -- The path it leads to in the same form; null for another site.
  to_path text,
  is_permanent boolean not null,
  created_at timestamptz not null default now()
);

-- No redirect leads to another, so none leads round in a circle. Of two at once the second sees what the first has added.
create function check_redirect() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('site_redirect'));
  if new.to_path = new.from_path or exists (select from site_redirect where from_path = new.to_path) then
    raise exception 'the target is redirected itself' using errcode = 'check_violation', constraint = 'site_redirect_leads_on';
  end if;
  if exists (select from site_redirect where to_path = new.from_path) then
    raise exception 'a redirect leads here' using errcode = 'check_violation', constraint = 'site_redirect_is_target';
  end if;
  if (select count(*) from site_redirect) >= 500 then
    raise exception 'there are 500 redirects' using errcode = 'check_violation', constraint = 'site_redirect_most';
  end if;
  return new;
end $$;

create trigger check_redirect before insert on site_redirect for each row execute function check_redirect();
-- A redirect is taken away and added anew: what was checked stays true.
create function keep_redirect() returns trigger language plpgsql as $$
begin
  raise exception 'a redirect does not change' using errcode = 'check_violation', constraint = 'site_redirect_stays';
end $$;
create trigger keep_redirect before update on site_redirect for each row execute function keep_redirect();

create trigger site_redirect_changed after insert or delete on site_redirect
  for each statement execute function tell_of_site();
create trigger trail after insert or delete on site_redirect for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('site', '*', '', 'id to_path');
