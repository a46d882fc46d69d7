-- The host of a home, for those who look at it, and how soon guests are answered.

alter table arrival_guide
  add column host_shown boolean not null default false,
  -- The median of the host's answers, noted by a job; null while there are too few of them.
  add column host_answer_minutes integer check (host_answer_minutes >= 0);

-- A question about a home goes on as the thread of its booking, once whoever asked has sent one: the account that asked, or
-- without one the proved address. Whoever makes a booking theirs holds the lock of its row, and nobody writes about a booking
-- without that lock.
create function keep_question() returns trigger language plpgsql as $$
begin
  if exists (select from conversation where booking_id = new.id) then
    return null;
  end if;
  update conversation set booking_id = new.id
  where id = (
    select asked.id from conversation asked
    where asked.stay_id = new.stay_id and asked.booking_id is null and asked.enquiry_id is null
      and case when new.guest_user_id is not null then asked.user_id = new.guest_user_id
        else asked.user_id is null and lower(normalize(asked.email)) = new.guest_email end
    order by asked.last_message_at desc, asked.id
    limit 1
    for update
  );
  return null;
end $$;

create trigger keep_question after insert or update of terms_accepted_at, guest_user_id, guest_email on booking for each row
  when (new.terms_accepted_at is not null and (new.guest_user_id is not null or new.guest_email is not null))
  execute function keep_question();

create index conversation_question on conversation (stay_id) where booking_id is null and enquiry_id is null;
create index conversation_asker on conversation (lower(normalize(email)))
  where user_id is null and booking_id is null and enquiry_id is null;
