-- What nobody needs any more is removed after its period; see src/platform/retention/retention.ts.

-- Events are never changed, and stay as long as their booking: only what was held and never sent may be removed with it.
create or replace function booking_event_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and coalesce(old.from_state, 'hold') = 'hold' and old.command in ('hold', 'release', 'expire')
    and not exists (select from booking where id = old.booking_id)
  then
    return old;
  end if;
  raise exception 'events of bookings are never changed'
    using errcode = 'check_violation', constraint = 'booking_event_is_final';
end $$;

create index booking_ended_holds on booking (updated_at) where state = 'expired' and terms_accepted_at is null;
create index booking_command_at on booking_command (at);
create index outbox_created on outbox (created_at);
create index booking_by_quote on booking (quote_id);
