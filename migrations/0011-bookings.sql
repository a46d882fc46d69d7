-- The bookings: one row each, its life as events that are never changed, and the commands that were already carried out.

create table booking (
  id uuid primary key,
  -- What people say on the telephone: eight letters and digits of Crockford's base 32, drawn at random.
  reference text not null unique check (reference ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  stay_id integer not null references stay,
  -- The units it has been given, in ascending order: of a stay with a choice only the booking knows which one.
  unit_ids integer[] not null,
  check_in date not null,
  check_out date not null,
  -- { adults, childAges, infants, pets }
  party jsonb not null,
  state text not null check (state in (
    'hold', 'pending_payment', 'pending_approval', 'confirmed', 'in_stay', 'completed',
    'expired', 'declined', 'cancelled', 'no_show')),
  state_reason text,
  mode text not null default 'instant' check (mode in ('instant', 'request', 'enquiry')),
  source text not null default 'site' check (source in ('site', 'admin', 'api', 'widget', 'import')),
  -- The quote as it was when the nights were taken: no later change of prices or rules touches it (I15).
  quote_id uuid not null,
  quote jsonb not null,
  quote_hash text not null,
  -- The promise about cancelling: the policy with the days it is counted from.
  refund_terms jsonb,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor >= 0),
  -- How and when it is paid, as it was agreed: { way, schedule }; null for a hold and for what was imported.
  payment_plan jsonb,
  -- When the next open amount is due; null when nothing is. For a booking that waits for its first payment, `hold_expires_at`.
  payment_due_at timestamptz,
  -- When the guest was asked for the damage deposit.
  deposit_asked_at timestamptz,
  -- Whose it is: an account's, or as long as nobody signed in only a browser's (the hash of its cookie).
  guest_user_id uuid references app_user on delete set null,
  browser_session text check (browser_session ~ '^[0-9a-f]{64}$'),
  -- The address proved by a mailed link, in small letters; null for whoever booked with an account.
  guest_email text check (guest_email = lower(guest_email)),
  -- The network that the hold came from, for its limit; cleared when the hold ends.
  held_from text,
  -- The network that sent a booking whose guest had never paid here before; cleared after a day.
  booked_from text,
  -- { name, email, phone }; on a hold what was typed so far.
  contact jsonb,
  -- { name, email }: who comes, when that is not whoever booked.
  staying jsonb,
  notes_guest text not null default '' check (length(notes_guest) <= 2000),
  notes_internal text not null default '',
  terms_hash text,
  terms_accepted_at timestamptz,
  terms_accepted_from text,
  -- The home's zone when it was booked; days and cut-offs are reckoned in it.
  time_zone text not null,
  hold_expires_at timestamptz,
  request_expires_at timestamptz,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('guest', 'operator', 'system')),
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  -- Rises with every event, whose number it is.
  version integer not null default 1 check (version > 0),
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,

  -- I2.
  constraint booking_has_nights check (check_out - check_in between 1 and 365),
  constraint booking_hold_ends check (state <> 'hold' or hold_expires_at is not null),
  constraint booking_waits_for_payment_until check (state <> 'pending_payment' or hold_expires_at is not null),
  constraint booking_one_currency check (quote ->> 'currency' = currency),
  constraint booking_total_is_quoted check ((quote ->> 'totalMinor')::bigint = total_minor),
  -- I6.
  constraint booking_total_is_sum_of_lines check (sum_of_lines(quote -> 'lines') = total_minor),
  constraint booking_confirmed_is_agreed check (
    (confirmed_at is null and state not in ('confirmed', 'in_stay', 'completed', 'no_show'))
    or (confirmed_at is not null and contact is not null and refund_terms is not null
        and terms_hash is not null and terms_accepted_at is not null)),
  constraint booking_cancelled_by_somebody check (state <> 'cancelled' or (cancelled_at is not null and cancelled_by is not null))
);

create index booking_of_guest on booking (guest_user_id, check_in desc) where guest_user_id is not null;
create index booking_of_address on booking (guest_email) where guest_email is not null and guest_user_id is null;
-- All bookings of one guest, whether made with an account or only with an e-mail address.
create index booking_of_email on booking (guest_email) where guest_email is not null;
create index booking_of_stay on booking (stay_id, check_in);
create index booking_by_quote on booking (quote_id);
create index booking_live_holds on booking (browser_session) where state = 'hold';
create index booking_holds_from on booking (held_from) where state = 'hold';
create index booking_ending_holds on booking (hold_expires_at) where state = 'hold';
create index booking_ended_holds on booking (updated_at) where state = 'expired' and terms_accepted_at is null;
create index booking_booked_from on booking (booked_from, terms_accepted_at) where booked_from is not null;
create index booking_ending_requests on booking (request_expires_at) where state = 'pending_approval';
create index booking_unpaid_in_time on booking (hold_expires_at) where state = 'pending_payment';
create index booking_payment_due on booking (payment_due_at) where payment_due_at is not null;
create index booking_beginning_visits on booking (check_in) where state = 'confirmed';
create index booking_ending_visits on booking (check_out) where state = 'in_stay';

-- What happened, one row a step, numbered without a gap and never changed: the state is their sum (I12).
create table booking_event (
  booking_id uuid not null references booking on delete cascade,
  seq integer not null check (seq > 0),
  from_state text,
  to_state text not null,
  command text not null,
  actor text not null check (actor in ('guest', 'operator', 'system')),
  actor_user_id uuid,
  reason text,
  payload jsonb not null default '{}',
  at timestamptz not null,
  primary key (booking_id, seq),

  -- The graph of src/bookings/record/booking.ts (I13); a test compares the two. One list of words, because a constraint is
  -- read and planned anew with every statement: two dozen rows of three columns took longer than the event itself.
  constraint booking_event_is_listed check (command || ':' || coalesce(from_state, '') || '>' || to_state in (
    'hold:>hold',
    'submit:hold>pending_payment',
    'submit:hold>pending_approval',
    'submit:hold>confirmed',
    'authorise:pending_payment>pending_approval',
    'capture:pending_payment>confirmed',
    'approve:pending_approval>confirmed',
    'decline:pending_approval>declined',
    'release:hold>expired',
    'release:pending_payment>expired',
    'expire:hold>expired',
    'expire:pending_payment>expired',
    'expire:pending_approval>expired',
    'cancel:pending_payment>cancelled',
    'cancel:pending_approval>cancelled',
    'cancel:confirmed>cancelled',
    'cancel:in_stay>cancelled',
    'amend:confirmed>confirmed',
    'check_in:confirmed>in_stay',
    'check_out:in_stay>completed',
    -- A visit begins by the clock, so that nobody came is known only afterwards.
    'mark_no_show:confirmed>no_show',
    'mark_no_show:in_stay>no_show',
    'late_payment:expired>confirmed',
    'late_payment:cancelled>confirmed'))
);

create function booking_event_follows() returns trigger language plpgsql as $$
declare
  last_seq integer;
  last_state text;
begin
  select seq, to_state into last_seq, last_state
    from booking_event where booking_id = new.booking_id order by seq desc limit 1;
  if new.seq <> coalesce(last_seq, 0) + 1 then
    raise exception 'the events of booking % have a gap: % follows %', new.booking_id, new.seq, coalesce(last_seq, 0)
      using errcode = 'check_violation', constraint = 'booking_event_has_no_gap';
  end if;
  if new.from_state is distinct from last_state then
    raise exception 'event % of booking % begins at %, but the last one ended at %',
      new.seq, new.booking_id, new.from_state, last_state
      using errcode = 'check_violation', constraint = 'booking_event_begins_at_the_end';
  end if;
  return new;
end $$;

create trigger booking_event_follows before insert on booking_event
  for each row execute function booking_event_follows();

-- Events are never changed, and stay as long as their booking: only what was held and never sent may be removed with it.
create function booking_event_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and coalesce(old.from_state, 'hold') = 'hold' and old.command in ('hold', 'release', 'expire')
    and not exists (select from booking where id = old.booking_id)
  then
    return old;
  end if;
  raise exception 'events of bookings are never changed'
    using errcode = 'check_violation', constraint = 'booking_event_is_final';
end $$;

create trigger booking_event_stays before update or delete on booking_event
  for each row execute function booking_event_stays();

-- At the end of every transaction the row and its events agree (I12).
create function booking_state_is_told() returns trigger language plpgsql as $$
declare
  told booking_event;
  current booking;
begin
  select * into current from booking where id = new.id;
  if not found then return null; end if;
  select * into told from booking_event where booking_id = new.id order by seq desc limit 1;
  if told.to_state is distinct from current.state or told.seq is distinct from current.version then
    raise exception 'booking % is % at version %, but its events end with % at %',
      new.id, current.state, current.version, told.to_state, told.seq
      using errcode = 'check_violation', constraint = 'booking_state_is_told';
  end if;
  return null;
end $$;

create constraint trigger booking_state_is_told after insert or update of state, version on booking
  deferrable initially deferred for each row execute function booking_state_is_told();

-- I4: a booking has its unit-nights while it is active, and none afterwards. Checked when the transaction ends. A hold's nights
-- may be deleted once its time is over and before anybody has noted that: time cannot stand in a constraint, so a deleted hold
-- is the one change that is not checked.
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

-- A command sent twice is carried out once: the same key with the same input gets the same answer.
create table booking_command (
  -- Whose key it is (an account or a browser), so that nobody can meet another's keys.
  scope text not null,
  key text not null check (length(key) between 8 and 100),
  command text not null,
  wish_hash text not null,
  -- Checked at the end: the key is taken before anything else is done.
  booking_id uuid not null references booking on delete cascade deferrable initially deferred,
  at timestamptz not null,
  primary key (scope, key)
);

create index booking_command_of_booking on booking_command (booking_id);
create index booking_command_at on booking_command (at);
