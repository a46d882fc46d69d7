-- A mailed link to go on at the checkout has a short form: six digits, typed on the page that asked for them.

alter table contact_key
  -- Of the code, under a key that is not in the database; null for links without one.
  add column code_mac bytea check (octet_length(code_mac) = 32),
  -- Codes typed for it, right or wrong.
  add column tries integer not null default 0 check (tries >= 0),
  -- The idempotency key of the form that used the code: only that one may send it again.
  add column used_for text check (used_for is null or used_at is not null);
