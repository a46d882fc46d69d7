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
