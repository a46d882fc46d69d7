-- Reference rates, by which prices are shown in a guest's own currency; what is charged stays in the currency of the home.
-- The rates that come with the site are in no table.

create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  -- Set by an operator, which stands until it is taken back, or from the daily file of the European Central Bank.
  source text not null check (source in ('operator', 'ecb')),
  -- Units of the currency for one euro.
  per_euro numeric(18, 8) not null check (per_euro > 0),
  -- Of which it is the rate.
  day date not null,
  changed_at timestamptz not null,
  -- The operator; of those of the bank none.
  changed_by uuid,
  primary key (currency, source),
  check ((source = 'ecb') = (changed_by is null))
);

-- How the fetching of the bank's file goes: one row.
create table exchange_fetch (
  is_only boolean primary key default true check (is_only),
  -- When the file is asked for again; a process that does so moves this on first.
  next_at timestamptz not null,
  -- When rates last came.
  well_at timestamptz,
  -- The last attempt that brought none, if none has come since.
  fault text check (fault in ('not-reached', 'too-slow', 'too-large', 'odd-answer', 'not-the-file')),
  fault_at timestamptz,
  check (num_nulls(fault, fault_at) in (0, 2))
);

insert into exchange_fetch (next_at) values ('epoch');
