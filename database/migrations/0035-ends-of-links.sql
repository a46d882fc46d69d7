-- Links and codes in a message that never leaves are removed when they end; see src/platform/retention/tidy-outbox.server.ts.

alter table outbox add column secrets_end_at timestamptz;
update outbox set secrets_end_at = created_at + interval '7 days' where dedupe_key like 'identity-%';
create index outbox_secrets_end on outbox (secrets_end_at) where state <> 'sent' and secrets_end_at is not null;
