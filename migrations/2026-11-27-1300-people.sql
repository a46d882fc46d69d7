-- Who works here: invitations by mail, and a site that is never without an owner.

create table invitation (
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  -- What it gives: a list of {role, stayIds}, where stayIds is null for all homes.
  grants jsonb not null check (jsonb_typeof(grants) = 'array' and jsonb_array_length(grants) > 0),
  -- Only the hash of the mailed key is stored; sent again, the mail has another key.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  invited_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  sent_times integer not null default 1 check (sent_times > 0),
  expires_at timestamptz not null check (expires_at > sent_at),
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null)
);

-- One open invitation an address: whoever invites again, sends it again.
create unique index invitation_open on invitation (email) where accepted_at is null and withdrawn_at is null;

-- Two owners who take the role from each other at once wait here, and the later one finds that it would be the last.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7314025);
  if not exists (select from role_grant where role = 'owner' and scope = 'org' and expires_at is null) then
    raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'role_grant_has_owner';
  end if;
  return null;
end $$;

create constraint trigger role_grant_has_owner after update or delete on role_grant
  deferrable initially immediate
  for each row when (old.role = 'owner' and old.scope = 'org' and old.expires_at is null)
  execute function keep_an_owner();
