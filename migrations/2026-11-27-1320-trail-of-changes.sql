-- The trail: what operators changed, from what to what, written by triggers in the transaction of the change.

create sequence change_act;

create table change (
  id bigint generated always as identity primary key,
  -- The changes of one transaction share it; a later one has a higher one.
  act bigint not null,
  at timestamptz not null,
  -- Who: null at the terminal of the machine. No foreign key, for nothing here is ever written again.
  user_id uuid,
  by_way text not null check (by_way in ('page', 'call', 'terminal')),
  -- The page as the routes name it, the name of the call, or the command at the terminal.
  command text not null,
  -- The subject in the table of permissions.
  area text not null,
  row_of text not null,
  row_key text not null,
  deed text not null check (deed in ('added', 'changed', 'removed')),
  -- Of the fields that differ. Secrets and words of people are never here: of those it says only that they changed.
  before jsonb not null,
  after jsonb not null,
  stay_ids integer[] not null,
  booking_id uuid,
  -- Whose role it is.
  person_id uuid
);

create index change_newest on change (act desc, id);
create index change_of_user on change (user_id, act desc);
create index change_of_booking on change (booking_id, act desc) where booking_id is not null;
create index change_of_person on change (person_id, act desc) where person_id is not null;
create index change_of_homes on change using gin (stay_ids);

create function change_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the trail is never changed' using errcode = 'restrict_violation', constraint = 'change_is_final';
end $$;

create trigger change_is_final before update or delete or truncate on change
  for each statement execute function change_stays();

-- Which columns are told, by subject: `shown` are told with their values, all others only that they changed, `quiet`
-- are not told at all. '*' shows every column that is not among `hidden`.
create function note_change() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('casita.actor', true)::jsonb;
  area text := tg_argv[0];
  shown text[] := string_to_array(tg_argv[1], ' ');
  hidden text[] := string_to_array(tg_argv[2], ' ');
  quiet text[] := string_to_array(tg_argv[3], ' ') || array['version', 'created_at', 'updated_at', 'changed_at', 'changed_by'];
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  told jsonb := case when tg_op = 'DELETE' then was else is_now end;
  before jsonb := '{}';
  after jsonb := '{}';
  field text;
  act text := current_setting('casita.act', true);
  homes integer[];
begin
  for field in select key from jsonb_each(was || is_now) where not key = any (quiet) order by key loop
    continue when coalesce(was -> field, 'null') = coalesce(is_now -> field, 'null');
    if field = any (shown) or (shown = array['*'] and not field = any (hidden)) then
      if coalesce(was -> field, 'null') <> 'null' then before := before || jsonb_build_object(field, was -> field); end if;
      if coalesce(is_now -> field, 'null') <> 'null' then after := after || jsonb_build_object(field, is_now -> field); end if;
    elsif tg_op <> 'DELETE' then
      after := after || jsonb_build_object(field, jsonb_build_object('hidden', true));
    end if;
  end loop;
  if tg_op = 'UPDATE' and before = '{}' and after = '{}' then return null; end if;
  if coalesce(act, '') = '' then
    act := nextval('change_act')::text;
    perform set_config('casita.act', act, true);
  end if;
  homes := case
    when tg_table_name = 'stay' then array[(told ->> 'id')::integer]
    when told ->> 'stay_id' is not null then array[(told ->> 'stay_id')::integer]
    when told ->> 'scope' = 'stay' then array[(told ->> 'scope_id')::integer]
    when told ->> 'booking_id' is not null then array(select stay_id from booking where id = (told ->> 'booking_id')::uuid)
    when told ->> 'rate_plan_id' is not null then array(select stay_id from stay_offer where rate_plan_id = (told ->> 'rate_plan_id')::integer)
    when told ->> 'conversation_id' is not null then
      array(select coalesce(c.stay_id, b.stay_id, e.stay_id) from conversation c left join booking b on b.id = c.booking_id
        left join enquiry e on e.id = c.enquiry_id where c.id = (told ->> 'conversation_id')::uuid)
    when told ->> 'calendar_id' is not null then
      array(select stay_id from stay_unit join external_calendar using (unit_id) where external_calendar.id = (told ->> 'calendar_id')::uuid)
    when told ->> 'unit_id' is not null then array(select stay_id from stay_unit where unit_id = (told ->> 'unit_id')::integer)
    when tg_table_name = 'rate_plan' then array(select stay_id from stay_offer where rate_plan_id = (told ->> 'id')::integer)
    when told ->> 'group_id' is not null then array(select stay_id from stay_group_member where group_id = (told ->> 'group_id')::integer)
    when told ->> 'terms_id' is not null then array(select stay_id from stay_offer where payment_terms_id = (told ->> 'terms_id')::integer)
    when told ->> 'profile_id' is not null then array(select stay_id from stay_offer where tax_profile_id = (told ->> 'profile_id')::integer)
    when told ->> 'policy_id' is not null then array(select stay_id from stay_offer where policy_id = (told ->> 'policy_id')::integer)
    else '{}'
  end;
  insert into change (act, at, user_id, by_way, command, area, row_of, row_key, deed, before, after, stay_ids, booking_id, person_id)
  values (
    act::bigint, now(), (actor ->> 'user')::uuid, actor ->> 'way', actor ->> 'command', area, tg_table_name,
    coalesce(told ->> 'id', told ->> 'currency', told ->> 'language', told ->> 'booking_id', told ->> 'stay_id', told ->> 'name', ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    before, after, coalesce(array_remove(homes, null), '{}'),
    case when tg_table_name = 'booking' then (told ->> 'id')::uuid else (told ->> 'booking_id')::uuid end,
    case when tg_table_name = 'role_grant' then (told ->> 'user_id')::uuid end);
  return null;
end $$;

-- Only what an operator does is noted: what guests, jobs and other sites do has its own record, and costs nothing here.
create function keep_trail(of_table text, area text, shown text, hidden text default '', quiet text default '') returns void
language plpgsql as $$
begin
  execute format(
    $trigger$create trigger trail after insert or update or delete on %I for each row
      when (coalesce(current_setting('casita.actor', true), '') <> '')
      execute function note_change(%L, %L, %L, %L)$trigger$, of_table, area, shown, hidden, quiet);
end $$;

select
  keep_trail('stay', 'homes', '*', '', 'review_count review_sum public_latitude public_longitude is_demo'),
  keep_trail('photo', 'homes', '*', '', 'path width height placeholder'),
  keep_trail('nearby_place', 'homes', '*'),
  keep_trail('stay_translation', 'homes', '*'),
  keep_trail('stay_unit', 'homes', '*'),
  keep_trail('unit', 'homes', '*'),
  keep_trail('rate_plan', 'rates', '*', '', 'is_derived parent_is_derived'),
  keep_trail('season', 'rates', '*', '', 'yearly_days'),
  keep_trail('night_override', 'rates', '*', 'note'),
  keep_trail('discount', 'rates', '*'),
  keep_trail('fee', 'rates', '*'),
  keep_trail('stay_rule', 'rates', '*'),
  keep_trail('stay_offer', 'rates', '*', '', 'plan_is_derived'),
  keep_trail('booking_mode_override', 'rates', '*'),
  keep_trail('cancellation_policy', 'rates', '*'),
  keep_trail('cancellation_tier', 'rates', '*'),
  keep_trail('payment_terms', 'rates', '*'),
  keep_trail('payment_instalment', 'rates', '*'),
  keep_trail('damage_deposit_rule', 'rates', '*'),
  keep_trail('tax_profile', 'rates', '*'),
  keep_trail('tax_rule', 'rates', '*'),
  keep_trail('exchange_rate', 'rates', '*'),
  keep_trail('block', 'nights', '*', 'note', 'created_by'),
  keep_trail('external_calendar', 'channels', 'name provider host every_minutes ignore_horizon is_paused believed removed_at', '',
    'unit_id state trouble trouble_status trouble_since fail_count etag last_modified next_look_at looking_until last_ok_at last_change_at found created_by address_hash'),
  keep_trail('external_event', 'channels', 'set_aside_at', '',
    'id calendar_id uid nights class first_seen_at last_seen_at missing_looks gone_at set_aside_by'),
  keep_trail('calendar_export', 'channels', 'audience buffer_nights revoked_at', '', 'last_read_at created_by token_hash'),
  keep_trail('organisation', 'organisation', '*', 'email phone', 'is_only'),
  keep_trail('role_grant', 'people', '*'),
  keep_trail('invitation', 'people', 'grants sent_times accepted_at withdrawn_at', '', 'id invited_by sent_at expires_at'),
  keep_trail('booking', 'bookings', 'reference stay_id unit_ids check_in check_out party state mode came_by currency total_minor', '',
    'id quote quote_id quote_hash refund_terms payment_plan payment_due_at deposit_asked_at guest_user_id browser_session held_from booked_from terms_hash terms_accepted_at terms_accepted_from time_zone hold_expires_at request_expires_at confirmed_at cancelled_at checked_in_at checked_out_at is_demo language source'),
  keep_trail('booking_amendment', 'bookings', 'proposed_by state delta_minor', '', 'id booking_id before after expires_at answered_at'),
  keep_trail('booking_note', 'notes', '', '', 'id booking_id author_user_id form_key'),
  keep_trail('booking_view', 'bookings', 'is_shared', '', 'id owner_id'),
  keep_trail('payment', 'money', 'purpose way state amount_minor captured_minor refunded_minor currency', '',
    'id booking_id attempt provider provider_ref capture disputed_minor fee_minor card_last4 keeps_card pays_later card_removed_at card_removed_by card_forgotten_at due_at authorised_until captured_at last_error idempotency_key payer_page noted_by'),
  keep_trail('refund', 'money', 'amount_minor state computed_by', '',
    'id payment_id booking_id provider_ref retry_of last_error idempotency_key settled_at decided_by'),
  keep_trail('deposit_end', 'money', 'taken_minor cause', '', 'payment_id booking_id decided_by decided_at settled_at fault'),
  keep_trail('dispute', 'money', 'state accepted amount_minor', '',
    'id payment_id booking_id provider_ref fee_minor respond_by answered_by answered_at opened_at settled_at'),
  keep_trail('invoice', 'money', 'number kind corrects total_minor tax_minor currency issued_on', '', 'id series place booking_id stay_id basis content made_at made_by'),
  keep_trail('invoice_due', 'money', 'since', '', 'booking_id'),
  keep_trail('bank_statement', 'money', '', '', 'id uploaded_by digest uploaded_at'),
  keep_trail('statement_entry', 'money', 'minor', '', 'content nth payment_id noted_at noted_by bank_ref'),
  keep_trail('enquiry', 'enquiries', 'state check_in check_out', '', 'id stay_id guest_user_id quote_id booking_id answered_by answered_at expires_at language'),
  keep_trail('conversation', 'conversations', 'waits_for_answer', '',
    'id form_key user_id last_message_at language stay_id booking_id enquiry_id last_guest_id last_team_id'),
  keep_trail('message', 'conversations', 'author', '', 'id conversation_id author_user_id form_key'),
  keep_trail('snippet', 'conversations', '*'),
  keep_trail('review', 'reviews', 'state', '', 'id booking_id stay_id guest_user_id publish_at published_at submitted_at operator_noted_at operator_replied_at hidden_at hidden_by');

drop function keep_trail;

-- Messages are noted when they are sent again: each that is written follows from a change that is noted itself.
create trigger trail after update on outbox for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('outbox', 'state', '', 'attempts next_attempt_at last_answer sent_at');
