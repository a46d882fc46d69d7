-- Who runs the site, as its papers name them. One row, which is there from the start.

create table organisation (
  is_only boolean primary key default true check (is_only),
  legal_name text not null default '' check (length(legal_name) <= 120),
  address_lines text[] not null default '{}' check (cardinality(address_lines) <= 4),
  postcode text not null default '' check (length(postcode) <= 20),
  city text not null default '' check (length(city) <= 80),
  -- ISO 3166-1 alpha-2; none until it is entered.
  country char(2) check (country ~ '^[A-Z]{2}$'),
  tax_number text not null default '' check (length(tax_number) <= 40),
  -- When an invoice is made by itself.
  invoice_rule text not null default 'never' check (invoice_rule in ('never', 'when-paid', 'after-stay')),
  -- What every number of an invoice begins with.
  invoice_prefix text not null default '' check (invoice_prefix ~ '^[A-Za-z0-9-]{0,12}$')
);

insert into organisation default values;
