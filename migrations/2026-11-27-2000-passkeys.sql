-- Passkeys of accounts: what proves them is public; nothing here signs anybody in.

create table identity_passkey (
  -- The credential's own id, in base64url; the authenticator chose it.
  id text primary key check (length(id) between 1 and 1400),
  account_id text not null references identity_account on delete cascade,
  public_key bytea not null check (length(public_key) between 1 and 4000),
  -- Zero from authenticators that do not count.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  -- The browser that it was added in, as the list of sessions names it.
  device_label text not null check (length(device_label) between 1 and 80),
  added_at timestamptz not null,
  last_used_at timestamptz
);

create index identity_passkey_of_account on identity_passkey (account_id);

alter table identity_challenge drop constraint identity_challenge_kind_check;
alter table identity_challenge add constraint identity_challenge_kind_check
  check (kind in ('phone-code', 'phone-proof', 'second-factor', 'factor-enrolment', 'passkey', 'passkey-enrolment'));
