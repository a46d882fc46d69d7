-- Who the site knows: its users, their sessions, roles and mailed links. How somebody proves who they are is identity's matter.

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
  -- Rows of the demo world, which never touches a database that holds any other.
  is_demo boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (email is not null or not email_verified),
  -- The row of a user who left stays, because bookings hang on it, and says nothing about the person any more (I25).
  constraint app_user_deleted_is_nobody check (
    (status = 'deleted') = (deleted_at is not null)
    and (status <> 'deleted' or (
      email is null and username is null and phone_e164 is null and display_name is null and photo_url is null
      and providers = '{}' and identity_subject = 'deleted:' || id::text)))
);

create index app_user_email on app_user (lower(email));
create index app_user_newest on app_user (created_at desc, id desc);

-- One browser that is signed in. Only hashes of its tokens are kept: whoever reads this table cannot sign in with it.
create table session (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The token before the present one: for a moment it still stands for the session, as requests that carry it are under way.
  previous_token_hash bytea unique check (length(previous_token_hash) = 32),
  replaced_at timestamptz,
  user_id uuid not null references app_user on delete cascade,
  -- The identity provider's own session behind it: when that is revoked, this one is over too.
  identity_session_id text check (length(identity_session_id) <= 128),
  -- SHA-256 of the ID token that opened it: nobody opens another session with the same one.
  opened_by bytea unique check (length(opened_by) = 32),
  -- With a hosted provider, what it said of this sign-in: our server asks there on behalf of whoever posts a plain form, and
  -- proves a fresh sign-in of whoever has no password. Sealed: whoever reads this table can use nothing of it.
  held_sign_in bytea check (length(held_sign_in) <= 16384),
  -- What the session could do when its present token was given: when that changes, it gets another token.
  privileges text not null default '',
  -- What the person recognises it by in their list of sessions, such as 'Firefox on Linux'.
  device_label text not null check (length(device_label) <= 80),
  created_at timestamptz not null,
  -- When the person signed in: its absolute end counts from here, however often it is renewed.
  signed_in_at timestamptz not null,
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

-- Keys by which somebody without an account proves an address: mailed as links, or kept in the cookie that a link was
-- exchanged for. Only their hashes are kept.
create table contact_key (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  purpose text not null check (purpose in ('continue', 'manage', 'offer', 'cookie')),
  -- The one hold, booking or enquiry it opens.
  about uuid not null,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint contact_key_ends check (expires_at > created_at)
);

create index contact_key_about on contact_key (about);
create index contact_key_ending on contact_key (expires_at);
