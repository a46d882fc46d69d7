-- The addresses at which other sites read when a unit is taken.

create table calendar_export (
  id uuid primary key,
  unit_id integer not null references unit,
  -- Who reads it: one of the sites, whose own events are left out, or anybody.
  audience text not null check (audience in ('anybody', 'airbnb', 'vrbo', 'booking', 'google')),
  -- So many nights on either side of a visit are shown as taken too.
  buffer_nights integer not null default 0 check (buffer_nights between 0 and 7),
  -- The address ends with a token: who asks is recognised by its hash, and the desk shows it by opening the seal.
  token_hash bytea not null unique check (length(token_hash) = 32),
  token_sealed bytea not null,
  created_at timestamptz not null,
  created_by uuid,
  last_read_at timestamptz,
  revoked_at timestamptz
);

-- One address for each reader; a new one ends the one before.
create unique index calendar_export_one_address on calendar_export (unit_id, audience)
  where revoked_at is null;

-- What was revoked stays so, and no address changes what it is of.
create function refuse_export_change() returns trigger language plpgsql as $$
begin
  raise exception 'Calendar address % was revoked, or would show something else', old.id
    using errcode = 'restrict_violation', constraint = 'calendar_export_stays';
end
$$;

create trigger calendar_export_stays before update on calendar_export for each row
  when ((old.revoked_at is not null and (new.revoked_at, new.token_hash) is distinct from (old.revoked_at, old.token_hash))
    or (old.unit_id, old.audience, old.token_hash) is distinct from (new.unit_id, new.audience, new.token_hash))
  execute function refuse_export_change();
