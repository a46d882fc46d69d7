-- Statements of the bank: kept for some days, until they are applied, and their credits that were counted, so that none counts twice.

create table bank_statement (
  id uuid primary key,
  -- The operator; nobody else sees it.
  uploaded_by uuid not null,
  -- SHA-256 of the text: the same file is stored once.
  digest char(64) not null check (digest ~ '^[0-9a-f]{64}$'),
  content text not null check (octet_length(content) <= 8000000),
  -- Which column says what, the order of day and month and the currency, where the file does not say it; else null.
  reading jsonb,
  -- Counts the changes of `reading`: an entry is named by its place, which depends on it.
  version integer not null default 1,
  uploaded_at timestamptz not null,
  unique (uploaded_by, digest)
);

create index bank_statement_uploaded on bank_statement (uploaded_at);

create table statement_entry (
  -- SHA-256 of day, sum, currency and reference or words: nobody's name is kept here.
  content char(64) not null check (content ~ '^[0-9a-f]{64}$'),
  -- Which one of those with the same content, from 0.
  nth integer not null check (nth >= 0),
  -- The bank's own reference, after the account; null where it gives none.
  bank_ref text unique check (length(bank_ref) between 1 and 160),
  payment_id uuid not null references payment on delete cascade,
  minor bigint not null check (minor > 0),
  noted_at timestamptz not null,
  -- The operator.
  noted_by uuid not null,
  primary key (content, nth)
);

create index statement_entry_payment on statement_entry (payment_id);
