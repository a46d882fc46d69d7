-- What an operator who proposes a change of a booking writes to its guest.
alter table booking_amendment add column words text not null default '' check (length(words) <= 500);
