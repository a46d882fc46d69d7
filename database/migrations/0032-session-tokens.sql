-- A token of a session is replaced when what it may do changes, an ID token opens one session, and a session has an absolute end.

alter table session
  -- The token before the present one: for a moment it still stands for the session, as requests that carry it are under way.
  add column previous_token_hash bytea unique check (length(previous_token_hash) = 32),
  add column replaced_at timestamptz,
  -- What the session might do when its present token was given: another token follows when it may do something else.
  add column privileges text not null default '',
  -- SHA-256 of the ID token that a browser opened it with: nobody opens another with the same one.
  add column opened_by bytea unique check (length(opened_by) = 32),
  -- When the person signed in: from here its absolute end counts, however often it is renewed.
  add column signed_in_at timestamptz;

update session set signed_in_at = created_at;
alter table session alter column signed_in_at set not null;
