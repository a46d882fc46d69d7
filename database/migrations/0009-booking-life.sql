-- The booking's life after it was made: changes of dates and party, guests without an account, visits that begin and end,
-- enquiries.

-- Who has no account has proved an address; who stays may be somebody else than who books.
alter table booking
  -- The address proved by a mailed link, in small letters; null for whoever booked with an account.
  add column guest_email text check (guest_email = lower(guest_email)),
  -- { name, email }: who comes, when that is not whoever booked.
  add column staying jsonb;

create index booking_of_address on booking (guest_email) where guest_email is not null and guest_user_id is null;
create index booking_beginning_visits on booking (check_in) where state = 'confirmed';
create index booking_ending_visits on booking (check_out) where state = 'in_stay';

-- A guest who waits for a payment may let the nights go, as one may who only holds them. A visit begins by the clock, so
-- that nobody came is known only afterwards. The graph of src/bookings/booking.ts (I13); a test holds the two together.
alter table booking_event drop constraint booking_event_is_listed;
alter table booking_event add constraint booking_event_is_listed check ((command, coalesce(from_state, ''), to_state) in (
  ('hold', '', 'hold'),
  ('submit', 'hold', 'pending_payment'),
  ('submit', 'hold', 'pending_approval'),
  ('submit', 'hold', 'confirmed'),
  ('authorise', 'pending_payment', 'pending_approval'),
  ('capture', 'pending_payment', 'confirmed'),
  ('approve', 'pending_approval', 'confirmed'),
  ('decline', 'pending_approval', 'declined'),
  ('release', 'hold', 'expired'),
  ('release', 'pending_payment', 'expired'),
  ('expire', 'hold', 'expired'),
  ('expire', 'pending_payment', 'expired'),
  ('expire', 'pending_approval', 'expired'),
  ('cancel', 'pending_payment', 'cancelled'),
  ('cancel', 'pending_approval', 'cancelled'),
  ('cancel', 'confirmed', 'cancelled'),
  ('cancel', 'in_stay', 'cancelled'),
  ('amend', 'confirmed', 'confirmed'),
  ('check_in', 'confirmed', 'in_stay'),
  ('check_out', 'in_stay', 'completed'),
  ('mark_no_show', 'confirmed', 'no_show'),
  ('mark_no_show', 'in_stay', 'no_show'),
  ('late_payment', 'expired', 'confirmed'),
  ('late_payment', 'cancelled', 'confirmed')));

-- Everything that a change of a booking replaces, as one value.
create function booking_agreement(of_booking booking) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'checkIn', of_booking.check_in, 'checkOut', of_booking.check_out, 'party', of_booking.party,
    'quoteId', of_booking.quote_id, 'quote', of_booking.quote, 'quoteHash', of_booking.quote_hash,
    'refundTerms', of_booking.refund_terms, 'totalMinor', of_booking.total_minor)
$$;

-- Changes of dates and party. What was agreed before and after stands here whole, so nothing that was ever agreed is lost.
create table booking_amendment (
  id uuid primary key,
  booking_id uuid not null references booking on delete cascade,
  proposed_by text not null check (proposed_by in ('guest', 'operator')),
  state text not null check (state in ('proposed', 'accepted', 'declined', 'expired')),
  -- The number of the event that tells of it; until it is accepted the version it was proposed for.
  version integer not null check (version > 0),
  before jsonb not null,
  after jsonb not null,
  -- What the guest owes more; less than 0 is what comes back.
  delta_minor bigint not null,
  created_at timestamptz not null,
  -- Until when an answer is awaited.
  expires_at timestamptz,
  answered_at timestamptz,
  constraint booking_amendment_is_the_difference check (
    delta_minor = (after ->> 'totalMinor')::bigint - (before ->> 'totalMinor')::bigint),
  constraint booking_amendment_waits check ((state = 'proposed') = (answered_at is null)),
  constraint booking_amendment_ends check (state <> 'proposed' or expires_at is not null)
);

create unique index booking_amendment_told_once on booking_amendment (booking_id, version) where state = 'accepted';
create unique index booking_amendment_waits_alone on booking_amendment (booking_id) where state = 'proposed';
create index booking_amendment_ending on booking_amendment (expires_at) where state = 'proposed';

create function booking_amendment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'amendment % of booking % was answered and is never changed', old.id, old.booking_id
    using errcode = 'check_violation', constraint = 'booking_amendment_is_final';
end $$;

create trigger booking_amendment_stays before update on booking_amendment for each row
  when (old.state <> 'proposed' or (old.booking_id, old.before, old.proposed_by, old.created_at)
    is distinct from (new.booking_id, new.before, new.proposed_by, new.created_at))
  execute function booking_amendment_stays();

-- What was agreed is never changed after it was confirmed, but for a change that is on record with both sides of it (I15).
create or replace function booking_agreed_stays() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is null then return new; end if;
  if (new.stay_id, new.currency, new.terms_hash, new.terms_accepted_at, new.time_zone, new.reference, new.confirmed_at)
      is distinct from
     (old.stay_id, old.currency, old.terms_hash, old.terms_accepted_at, old.time_zone, old.reference, old.confirmed_at)
    or (booking_agreement(new) is distinct from booking_agreement(old) and not exists (
      select from booking_amendment
      where booking_id = new.id and state = 'accepted' and version = new.version
        and before = booking_agreement(old) and after = booking_agreement(new)))
  then
    raise exception 'what was agreed in booking % cannot be changed', old.id
      using errcode = 'check_violation', constraint = 'booking_agreed_is_final';
  end if;
  return new;
end $$;

-- Keys by which somebody without an account proves an address: mailed as links, or kept in the cookie that a link was
-- exchanged for. Only their hashes are kept.
create table contact_key (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  purpose text not null check (purpose in ('continue', 'manage', 'offer', 'cookie')),
  -- The one hold, booking or enquiry it opens.
  about uuid not null,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint contact_key_ends check (expires_at > created_at)
);

create index contact_key_about on contact_key (about);
create index contact_key_ending on contact_key (expires_at);

-- A visitor's question about nights of a home that is booked by talking first. It takes no nights.
create table enquiry (
  id uuid primary key,
  stay_id integer not null references stay,
  check_in date not null,
  check_out date not null,
  party jsonb not null,
  contact jsonb not null,
  message text not null default '' check (length(message) <= 2000),
  guest_user_id uuid references app_user on delete set null,
  state text not null check (state in ('open', 'offered', 'declined', 'expired', 'taken')),
  -- The price that was offered, and until when it stands.
  quote_id uuid,
  -- The hold that came of the offer.
  booking_id uuid references booking on delete set null,
  answer text not null default '' check (length(answer) <= 2000),
  answered_by uuid,
  answered_at timestamptz,
  -- Of an open one when it is over without an answer, of an offer until when it stands.
  expires_at timestamptz not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  constraint enquiry_has_nights check (check_out - check_in between 1 and 365),
  constraint enquiry_offers_a_price check (state not in ('offered', 'taken') or quote_id is not null),
  constraint enquiry_taken_by_a_hold check ((state = 'taken') = (booking_id is not null) or booking_id is null)
);

create index enquiry_waiting on enquiry (expires_at) where state in ('open', 'offered');
