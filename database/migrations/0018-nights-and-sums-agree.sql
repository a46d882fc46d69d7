-- What a booking was promised is what it has: its unit-nights while it is active and none afterwards (I4), visits of 1 to
-- 365 nights (I2), and sums that are the sums of their lines (I6).

-- The units it has been given, in ascending order: of a stay with a choice only the booking knows which one.
alter table booking add column unit_ids integer[];

update booking set unit_ids = coalesce(
  (select array_agg(distinct unit_id order by unit_id) from occupancy where ref_id = booking.id and not released),
  -- What has ended and given its nights back: all that it ever had.
  (select array_agg(distinct unit_id order by unit_id) from occupancy where ref_id = booking.id),
  '{}');

alter table booking alter column unit_ids set not null;

-- Judged when the transaction ends. A hold's nights may be deleted when its time is over, before anybody has noted that:
-- time cannot stand in a constraint, so a deleted hold is the one change that is not judged.
create function booking_unit_nights_agree() returns trigger language plpgsql as $$
declare
  subject uuid;
  promised record;
  had record;
  wanted_kind text;
begin
  if tg_table_name = 'booking' then
    subject := case tg_op when 'DELETE' then old.id else new.id end;
  else
    subject := case tg_op when 'DELETE' then old.ref_id else new.ref_id end;
  end if;
  select state, unit_ids, check_in, daterange(check_in, check_out) as nights into promised from booking where id = subject;
  -- Nights of blocks and of foreign calendars are no booking's.
  if not found and tg_table_name <> 'booking' then return null; end if;

  select count(*) as units, min(kind) as kind, array_agg(unit_id order by unit_id) as unit_ids,
    bool_and(nights = promised.nights) as are_all,
    bool_and(nights <@ promised.nights and lower(nights) = promised.check_in) as are_first,
    count(distinct kind) = 1 as one_kind
  into had
  from occupancy where ref_id = subject and not released;

  wanted_kind := case
    when promised.state in ('hold', 'pending_payment') then 'hold'
    when promised.state in ('pending_approval', 'confirmed', 'in_stay', 'completed') then 'booking'
  end;
  if wanted_kind is not null then
    if had.one_kind and had.kind = wanted_kind and had.are_all and had.unit_ids = promised.unit_ids then return null; end if;
  elsif had.units = 0 then
    return null;
  -- Of a visit that was broken off, or that nobody came to, the nights that had begun stay taken.
  elsif promised.state in ('cancelled', 'no_show')
    and had.one_kind and had.kind = 'booking' and had.are_first and had.unit_ids = promised.unit_ids then
    return null;
  end if;
  raise exception 'booking % is %, but has % units of %', subject, promised.state, had.units, promised.unit_ids
    using errcode = 'check_violation', constraint = 'booking_unit_nights_agree';
end $$;

create constraint trigger booking_unit_nights_agree
  after insert or delete or update of state, version, stay_id, unit_ids, check_in, check_out on booking
  deferrable initially deferred for each row execute function booking_unit_nights_agree();
create constraint trigger occupancy_is_of_booking after insert or update of kind, released on occupancy
  deferrable initially deferred for each row when (new.kind in ('hold', 'booking'))
  execute function booking_unit_nights_agree();
create constraint trigger occupancy_stays_with_booking after delete on occupancy
  deferrable initially deferred for each row when (old.kind = 'booking' and not old.released)
  execute function booking_unit_nights_agree();

alter table quote add constraint quote_has_nights check (upper(nights) - lower(nights) between 1 and 365);

create function sum_of_lines(lines jsonb) returns bigint language sql immutable as $$
  select coalesce(sum((line ->> 'amountMinor')::bigint), 0)::bigint from jsonb_array_elements(lines) as line
$$;

alter table quote add constraint quote_total_is_sum_of_lines check (sum_of_lines(lines) = total_minor);
alter table booking add constraint booking_total_is_sum_of_lines check (sum_of_lines(quote -> 'lines') = total_minor);
