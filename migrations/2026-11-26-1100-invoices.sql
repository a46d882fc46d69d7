-- Invoices and credit notes. Their numbers have no gap and come once, they are never changed, and what happens to a booking
-- or its money has them looked at again.

-- A series, such as 'RE-2026-', and the last number that was given in it. Whoever gives one holds the row until the end of
-- their transaction: one that is rolled back has given none.
create table invoice_series (
  series text primary key check (length(series) between 5 and 20),
  last_number integer not null check (last_number >= 0)
);

create table invoice (
  id uuid primary key,
  -- The series and the place in it, five digits or more: 'RE-2026-00042'.
  number text not null unique,
  series text not null references invoice_series,
  place integer not null check (place > 0),
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- The number of the invoice that a credit note takes back, as a whole or in part. No foreign key: after their time both go.
  corrects text,
  booking_id uuid not null,
  stay_id integer not null,
  -- The quote and the price owed that it is about: a booking for which they differ needs other papers.
  basis text not null,
  currency char(3) not null,
  -- Below zero for a credit note, so that the papers of a booking sum to what its guest owes for the stay.
  total_minor bigint not null,
  tax_minor bigint not null,
  -- The day at the home.
  issued_on date not null,
  -- All that is on it, in words and in numbers.
  content jsonb not null,
  made_at timestamptz not null,
  -- The operator who asked for it; none where the rule did.
  made_by uuid,
  unique (series, place),
  constraint invoice_corrects_one check ((kind = 'credit-note') = (corrects is not null)),
  constraint invoice_sign check ((kind = 'invoice' and total_minor > 0) or (kind = 'credit-note' and total_minor < 0))
);

create index invoice_of_booking on invoice (booking_id);
create index invoice_by_day on invoice (issued_on desc, number desc);

-- One by one, and the next only when the one before has its paper.
create function invoice_series_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last_number <> 0 then
    raise exception 'series % does not begin at 0', new.series
      using errcode = 'check_violation', constraint = 'invoice_series_counts';
  end if;
  if tg_op = 'UPDATE' and (new.series <> old.series or new.last_number <> old.last_number + 1 or (old.last_number > 0
    and not exists (select from invoice where series = old.series and place = old.last_number)))
  then
    raise exception 'series % does not go on from % to %', old.series, old.last_number, new.last_number
      using errcode = 'check_violation', constraint = 'invoice_series_counts';
  end if;
  if tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'a series of invoices stays'
      using errcode = 'check_violation', constraint = 'invoice_series_counts';
  end if;
  return new;
end $$;

create trigger invoice_series_counts before insert or update or delete on invoice_series
  for each row execute function invoice_series_counts();
create trigger invoice_series_counts_whole before truncate on invoice_series execute function invoice_series_counts();

-- At the end of a transaction the last number has its paper too.
create function invoice_series_is_whole() returns trigger language plpgsql as $$
begin
  if not exists (select from invoice where series = new.series and place = new.last_number) then
    raise exception 'number % of series % has no paper', new.last_number, new.series
      using errcode = 'check_violation', constraint = 'invoice_series_is_whole';
  end if;
  return null;
end $$;

create constraint trigger invoice_series_is_whole after update on invoice_series
  deferrable initially deferred for each row execute function invoice_series_is_whole();

create function invoice_has_its_number() returns trigger language plpgsql as $$
begin
  if new.place is distinct from (select last_number from invoice_series where series = new.series)
    or new.number <> new.series || lpad(new.place::text, greatest(5, length(new.place::text)), '0')
  then
    raise exception '% is not the next number of series %', new.number, new.series
      using errcode = 'check_violation', constraint = 'invoice_has_its_number';
  end if;
  if new.kind = 'credit-note' and (select coalesce(sum(total_minor), 0) from invoice
    where booking_id = new.booking_id and currency = new.currency
      and (number = new.corrects or corrects = new.corrects)) + new.total_minor < 0
  then
    raise exception 'more of invoice % would be taken back than it says', new.corrects
      using errcode = 'check_violation', constraint = 'credit_note_is_covered';
  end if;
  return new;
end $$;

create trigger invoice_has_its_number before insert on invoice for each row execute function invoice_has_its_number();

-- A paper goes only after its time (src/platform/tools/retention.ts), by whoever says until when that has come.
create function invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.made_at <= nullif(current_setting('casita.invoices_removed_before', true), '')::timestamptz then
    return old;
  end if;
  raise exception 'an invoice is never changed; a credit note takes it back'
    using errcode = 'check_violation', constraint = 'invoice_is_final';
end $$;

create trigger invoice_stays before update or delete on invoice for each row execute function invoice_stays();
create trigger invoice_stays_whole before truncate on invoice execute function invoice_stays();

-- Which papers were mailed, and when: written with the mail.
create table invoice_mail (
  invoice_id uuid primary key references invoice on delete cascade,
  mailed_at timestamptz not null
);

-- Whom the invoice of a booking is for, where its guest said so: a company, an address, a tax number.
create table invoice_recipient (
  booking_id uuid primary key references booking on delete cascade,
  name text not null check (length(name) <= 120),
  address_lines text[] not null check (cardinality(address_lines) <= 6),
  tax_number text not null check (length(tax_number) <= 40),
  changed_at timestamptz not null
);

-- Bookings whose papers are to be looked at. Whoever does so holds the booking's lock and takes the row out first; whoever
-- writes one here holds that lock too, so nothing that happens meanwhile is overlooked.
create table invoice_due (
  booking_id uuid primary key,
  since timestamptz not null
);

create index invoice_due_first on invoice_due (since);

create function note_invoice_due_of_money() returns trigger language plpgsql as $$
begin
  insert into invoice_due (booking_id, since) select booking_id, min(at) from added group by booking_id
    on conflict do nothing;
  return null;
end $$;

create trigger note_invoice_due after insert on ledger_entry
  referencing new table as added for each statement execute function note_invoice_due_of_money();

create function note_invoice_due_of_booking() returns trigger language plpgsql as $$
begin
  insert into invoice_due (booking_id, since) values (new.id, new.updated_at) on conflict do nothing;
  return null;
end $$;

create trigger note_invoice_due after update of state, quote_hash on booking for each row
  when (new.confirmed_at is not null and (new.state, new.quote_hash) is distinct from (old.state, old.quote_hash))
  execute function note_invoice_due_of_booking();
