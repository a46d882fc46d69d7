-- The currency of a home changes only while nothing is booked ahead. Whoever is just booking holds the row of the home by their
-- foreign key and is waited for; whoever comes after the change finds another currency than that of their price.

create function refuse_currency_of_booked_home() returns trigger language plpgsql as $$
begin
  perform from stay where id = new.id for update;
  if exists (select from booking where stay_id = new.id
      and state in ('hold', 'pending_payment', 'pending_approval', 'confirmed', 'in_stay'))
    or exists (select from enquiry where stay_id = new.id and state = 'offered') then
    raise exception 'Home % is booked ahead', new.id
      using errcode = 'check_violation', constraint = 'stay_currency_while_unbooked';
  end if;
  return null;
end $$;

create trigger stay_currency_while_unbooked after update of currency on stay for each row
  when (old.currency <> new.currency) execute function refuse_currency_of_booked_home();

create function refuse_booking_in_former_currency() returns trigger language plpgsql as $$
begin
  if new.currency <> (select currency from stay where id = new.stay_id) then
    raise exception 'Home % has another currency', new.stay_id
      using errcode = 'check_violation', constraint = 'booking_in_currency_of_home';
  end if;
  return null;
end $$;

-- By its name after those of the foreign keys, which wait for whoever is just changing the home.
create trigger booking_in_currency_of_home after insert on booking for each row
  execute function refuse_booking_in_former_currency();
