-- Which booking all money is for.

alter table payment add foreign key (booking_id) references booking;
alter table announced_charge add foreign key (booking_id) references booking;
alter table refund add foreign key (booking_id) references booking;
alter table dispute add foreign key (booking_id) references booking;
alter table deposit_end add foreign key (booking_id) references booking;
alter table ledger_entry add foreign key (booking_id) references booking;

-- I9: one currency for a booking, its payments and its ledger.
create function money_in_currency_of_booking() returns trigger language plpgsql as $$
begin
  if new.currency is distinct from (select currency from booking where id = new.booking_id) then
    raise exception 'booking % is not paid in %', new.booking_id, new.currency
      using errcode = 'check_violation', constraint = 'money_in_currency_of_booking';
  end if;
  return new;
end $$;

create trigger money_in_currency_of_booking before insert on payment
  for each row execute function money_in_currency_of_booking();
create trigger money_in_currency_of_booking before insert on ledger_entry
  for each row execute function money_in_currency_of_booking();
