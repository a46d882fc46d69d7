-- Every text of a legal page that this site has shown, so that the terms a guest accepted can always be read again.

create table paper_version (
  name text not null check (name in ('tos', 'refund', 'privacy', 'contact')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  text text not null,
  first_shown_at timestamptz not null,
  primary key (name, hash)
);
