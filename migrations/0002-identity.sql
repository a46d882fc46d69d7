-- Who can sign in, and by what: accounts, sessions, codes and keys of the embedded identity provider.
-- Every instant is handed in by the application's clock; nothing here reads the server's.

create table identity_account (
  -- Ours are random; a custom token or an import may bring its own.
  id text primary key check (length(id) between 1 and 128),
  email text unique check (email !~ '[A-Z]' and length(email) between 3 and 254),
  email_verified boolean not null default false,
  -- A code alone says nothing of who set the account up: the reader of the mail, or a stranger who typed the address before
  -- its owner came.
  email_verified_by_code_alone boolean not null default false,
  -- argon2id in the PHC form, or a form that an import brought and the next sign-in replaces.
  password_hash text,
  password_changed_at timestamptz,
  email_link boolean not null default false,
  phone_number text unique check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  display_name text check (length(display_name) <= 256),
  photo_url text check (length(photo_url) <= 2048),
  disabled boolean not null default false,
  custom_claims jsonb not null default '{}',
  -- ID tokens issued before this instant are void.
  tokens_valid_from timestamptz not null,
  created_at timestamptz not null,
  last_signed_in_at timestamptz,
  last_refreshed_at timestamptz,
  check (email is not null or not email_verified),
  check (email is not null or password_hash is null)
);

create index identity_account_newest on identity_account (created_at, id);

-- An account of another provider by which the owner signs in here too.
create table identity_provider_link (
  provider_id text not null check (length(provider_id) between 1 and 64),
  raw_id text not null check (length(raw_id) between 1 and 256),
  account_id text not null references identity_account on delete cascade,
  email text,
  display_name text,
  photo_url text,
  linked_at timestamptz not null,
  primary key (provider_id, raw_id),
  unique (account_id, provider_id)
);

-- One sign-in on one device. Its refresh tokens are numbered; each carries a MAC whose key is not in the database.
create table identity_session (
  id uuid primary key,
  account_id text not null references identity_account on delete cascade,
  sign_in_provider text not null,
  claims jsonb not null default '{}',
  second_factor_id uuid,
  signed_in_at timestamptz not null,
  generation integer not null default 1 check (generation > 0),
  -- When the latest numbers were used, newest last: a used one stays good for a moment.
  rotations timestamptz[] not null default '{}',
  last_used_at timestamptz not null,
  revoked_at timestamptz
);

create index identity_session_of_account on identity_session (account_id);
create index identity_session_oldest on identity_session (last_used_at);

-- What a mailed link proves; only its hash is kept.
create table identity_mail_code (
  code_hash bytea primary key,
  kind text not null check (kind in (
    'PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL',
    'REVERT_SECOND_FACTOR_ADDITION')),
  -- Empty only for a sign-in link to an address without an account.
  account_id text references identity_account on delete cascade,
  email text not null,
  new_email text check ((kind = 'VERIFY_AND_CHANGE_EMAIL') = (new_email is not null)),
  second_factor_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (account_id is not null or kind = 'EMAIL_SIGNIN')
);

create index identity_mail_code_of_account on identity_mail_code (account_id) where used_at is null;
create index identity_mail_code_oldest on identity_mail_code (expires_at);

-- A question put to a person who answers with a code: an SMS, or a second factor after or before a sign-in.
create table identity_challenge (
  id uuid primary key,
  kind text not null check (kind in ('phone-code', 'phone-proof', 'second-factor', 'factor-enrolment')),
  account_id text references identity_account on delete cascade,
  phone_number text,
  -- The MAC of an SMS code, or the sealed secret of a factor that is being enrolled.
  secret bytea,
  sign_in_provider text,
  claims jsonb not null default '{}',
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index identity_challenge_oldest on identity_challenge (expires_at);

-- A generator of time-based one-time codes; its secret is sealed with a key that is not in the database.
create table identity_second_factor (
  id uuid primary key,
  account_id text not null references identity_account on delete cascade,
  display_name text check (length(display_name) <= 256),
  sealed_secret bytea not null,
  -- The time step of the last code taken: none is taken twice.
  last_step bigint not null default 0,
  enrolled_at timestamptz not null
);

create index identity_second_factor_of_account on identity_second_factor (account_id);

-- Keys that sign tokens: each is published before it signs and after it signed.
create table identity_signing_key (
  id text primary key,
  public_jwk jsonb not null,
  sealed_private bytea not null,
  signs_from timestamptz not null,
  signs_until timestamptz not null check (signs_until > signs_from),
  verifies_until timestamptz not null check (verifies_until >= signs_until)
);

-- How much of a limit is used up: the instant at which the bucket of this key is empty again.
create table identity_limit (
  key text primary key,
  empty_at timestamptz not null
);

create index identity_limit_oldest on identity_limit (empty_at);

-- Devices that signed in to an account before: a stranger's failures do not lock them out.
create table identity_device (
  device_hash bytea not null,
  account_id text not null references identity_account on delete cascade,
  last_signed_in_at timestamptz not null,
  primary key (device_hash, account_id)
);

create index identity_device_of_account on identity_device (account_id);
create index identity_device_oldest on identity_device (last_signed_in_at);
