-- What operators do with homes: an address that is left leads on to the new one, and nothing opens to guests before it is whole.

-- One change of addresses at a time, so that no two homes come to the same one, now or before.
create function keep_left_slugs() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7305013);
  if exists (select from stay_slug_history where slug = new.slug and stay_id <> new.id) then
    raise exception 'Another home had the address % before', new.slug
      using errcode = 'unique_violation', constraint = 'stay_slug_was_anothers';
  end if;
  if tg_op = 'UPDATE' then
    delete from stay_slug_history where slug = new.slug;
    insert into stay_slug_history (slug, stay_id) values (old.slug, new.id);
  end if;
  return new;
end
$$;

create trigger stay_slug_entered before insert on stay for each row execute function keep_left_slugs();
create trigger stay_slug_left before update of slug on stay for each row
  when (old.slug <> new.slug) execute function keep_left_slugs();

-- Where the law asks for a registration number, nobody sees the home without one.
alter table stay
  add column registration_required boolean not null default false,
  add constraint stay_registered check (
    not registration_required or status in ('draft', 'archived') or length(trim(coalesce(registration_number, ''))) > 0);

-- What a home still lacks before guests may see it, by name. The desk shows this list, and opening a home obeys it.
create function stay_lacks(of_stay integer) returns setof text language sql stable as $$
  select lacking.name
  from stay
  cross join lateral (values
    ('words', length(trim(stay.summary)) = 0 or length(trim(stay.description)) = 0),
    ('photo', not exists (select from photo where stay_id = stay.id and length(trim(alt)) > 0)),
    ('unit', not exists (
      select from stay_unit join unit on unit.id = unit_id where stay_id = stay.id and unit.active)),
    ('policy', not exists (select from stay_offer where stay_id = stay.id)),
    -- A night without a price is not sold, so those that are open have one: there must be some.
    ('price', not exists (
      select from stay_offer join rate_plan on rate_plan.id = rate_plan_id
      where stay_offer.stay_id = stay.id and (
        base_nightly_minor is not null
        or exists (select from season where season.rate_plan_id = rate_plan.id and nightly_minor is not null)
        or exists (
          select from night_override
          where nightly_minor is not null and night >= current_date
            and (night_override.stay_id = stay.id or night_override.rate_plan_id = rate_plan.id))))),
    ('registration', registration_required and length(trim(coalesce(registration_number, ''))) = 0)
  ) as lacking (name, is_lacking)
  where stay.id = of_stay and lacking.is_lacking
$$;

create function refuse_unready_stay() returns trigger language plpgsql as $$
begin
  if exists (select from stay_lacks(new.id)) then
    raise exception 'Stay % lacks %', new.id, (select string_agg(lack, ', ') from stay_lacks(new.id) as lack)
      using errcode = 'check_violation', constraint = 'stay_opens_whole';
  end if;
  return null;
end
$$;

create constraint trigger stay_opens_whole after update of status on stay deferrable initially immediate for each row
  when (new.status in ('published', 'unlisted') and old.status in ('draft', 'archived'))
  execute function refuse_unready_stay();

-- The last picture of a home that guests see stays until another is there.
create function refuse_last_photo() returns trigger language plpgsql as $$
begin
  if exists (select from stay where id = old.stay_id and status in ('published', 'unlisted'))
    and not exists (select from photo where stay_id = old.stay_id) then
    raise exception 'Stay % is open to guests and keeps a picture', old.stay_id
      using errcode = 'check_violation', constraint = 'open_stay_keeps_photo';
  end if;
  return null;
end
$$;

create constraint trigger open_stay_keeps_photo after delete on photo deferrable initially deferred for each row
  execute function refuse_last_photo();

-- Pictures change their places in one statement, so which number is taken is asked when it is done.
alter table photo drop constraint photo_stay_id_position_key;
alter table photo add constraint photo_once_at_a_place unique (stay_id, position) deferrable initially immediate;
