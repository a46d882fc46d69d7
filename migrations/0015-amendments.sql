-- Changes of dates and party of a booking, and what keeps everything else that was agreed.

-- Everything that a change of a booking replaces, as one value.
create function booking_agreement(of_booking booking) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'checkIn', of_booking.check_in, 'checkOut', of_booking.check_out, 'party', of_booking.party,
    'quoteId', of_booking.quote_id, 'quote', of_booking.quote, 'quoteHash', of_booking.quote_hash,
    'refundTerms', of_booking.refund_terms, 'totalMinor', of_booking.total_minor)
$$;

-- What was agreed before and after stands here whole, so nothing that was ever agreed is lost.
create table booking_amendment (
  id uuid primary key,
  booking_id uuid not null references booking on delete cascade,
  proposed_by text not null check (proposed_by in ('guest', 'operator')),
  -- What an operator who proposes it writes to the guest.
  words text not null default '' check (length(words) <= 500),
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
create function booking_agreed_stays() returns trigger language plpgsql as $$
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

create trigger booking_agreed_stays before update on booking
  for each row execute function booking_agreed_stays();
