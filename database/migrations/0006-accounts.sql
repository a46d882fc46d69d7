-- Who the site knows: its users, their sessions and their roles. How somebody proves who they are is identity's matter.

create table app_user (
  id uuid primary key,
  -- The identity provider's name for the person; everything else about signing in hangs on it.
  identity_subject text not null unique check (length(identity_subject) between 1 and 128),
  username text unique check (length(username) between 3 and 60),
  email text check (length(email) between 3 and 254),
  email_verified boolean not null default false,
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  display_name text check (length(display_name) <= 256),
  photo_url text check (length(photo_url) <= 2048),
  -- How the person can sign in: password, phone, google.com, oidc.…
  providers text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'disabled', 'deleted')),
  -- Rows the demo world made; a database that holds any other is never touched by it.
  is_demo boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (email is not null or not email_verified)
);

create index app_user_email on app_user (lower(email));
create index app_user_newest on app_user (created_at desc, id desc);

-- One browser that is signed in. Only the hash of its token is kept: whoever reads this table cannot sign in with it.
create table session (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  -- The identity provider's own session behind it: when that is revoked, this one is over too.
  identity_session_id text check (length(identity_session_id) <= 128),
  -- What the person recognises it by in their list of sessions, such as 'Firefox on Linux'.
  device_label text not null check (length(device_label) <= 80),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz
);

create index session_of_user on session (user_id, last_seen_at desc);
create index session_oldest on session (expires_at);

-- What somebody may do beyond being a guest: for the whole organisation, a group of homes, or one home.
create table role_grant (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user on delete cascade,
  role text not null check (role in ('cleaner', 'reception', 'manager', 'accountant', 'owner')),
  scope text not null default 'org' check (scope in ('org', 'group', 'stay')),
  -- The group's or the home's key; empty for the organisation.
  scope_id integer check ((scope = 'org') = (scope_id is null)),
  granted_at timestamptz not null,
  expires_at timestamptz check (expires_at > granted_at),
  unique nulls not distinct (user_id, role, scope, scope_id)
);
