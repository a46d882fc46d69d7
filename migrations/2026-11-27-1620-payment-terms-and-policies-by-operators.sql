-- Operators enter payment schedules and cancellation policies of their own: the version tells whether somebody else changed
-- one meanwhile, and guests read the name of a policy in their language.

alter table payment_terms add column version integer not null default 1;

alter table cancellation_policy
  add column version integer not null default 1,
  -- By language; `name` is read where there is none.
  add column names jsonb check (jsonb_typeof(names) = 'object');
