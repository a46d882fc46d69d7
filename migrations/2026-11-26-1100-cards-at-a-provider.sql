-- Cards are typed on a page of the provider's: what only the made-up bank in this database needed goes.

alter table payment drop constraint payment_way_check;
alter table payment add constraint payment_way_check check (way in ('card', 'test-card', 'bank-transfer', 'property'));

alter table payment drop constraint payment_captured_is_authorised;
alter table payment add constraint payment_captured_is_authorised
  check (captured_minor >= 0 and (way not in ('card', 'test-card') or captured_minor <= amount_minor));
alter table payment drop constraint payment_pays_later_by_kept_card;
alter table payment add constraint payment_pays_later_by_kept_card
  check (not pays_later or (keeps_card and way in ('card', 'test-card')));
alter table payment drop constraint payment_of_a_due_is_an_instalment;
alter table payment add constraint payment_of_a_due_is_an_instalment
  check (due_at is null or (purpose = 'instalment' and way in ('card', 'test-card')));

-- What the provider's page says to the payer; empty as soon as the page has done its duty.
alter table payment add column payer_page jsonb;

-- The bank that is asked now has never heard of what the one before had under way.
update payment set state = 'cancelled', updated_at = now()
where provider = 'test' and state in ('created', 'requires_action', 'authorised');
update refund set state = 'failed', last_error = 'the bank is gone', settled_at = now()
where state = 'created' and payment_id in (select id from payment where provider = 'test');

drop table house_dispute;
drop table house_event;
delete from house_refund where intent_ref in (select ref from house_intent where provider = 'test');
delete from house_intent where provider = 'test';

-- What is left is the operator's own memory of transfers and of money paid at the home.
alter table house_intent rename to manual_intent;
alter table manual_intent
  drop column provider, drop column capture, drop column confirmed, drop column fee_minor, drop column card_last4,
  drop column keeps_card, drop column behaviour, drop column authorised_until, drop column error, drop column return_to;
alter table manual_intent rename constraint house_intent_refunds_are_captured to manual_intent_refunds_are_captured;
alter table house_refund rename to manual_refund;

-- A bank may send a refund back days after it went out: then it has failed after all, and is owed again.
create or replace function refund_goes_on() returns trigger language plpgsql as $$
begin
  if old.state = 'failed' or (old.state = 'succeeded' and new.state <> 'failed')
    or (new.payment_id, new.booking_id, new.amount_minor) is distinct from
      (old.payment_id, old.booking_id, old.amount_minor)
  then
    raise exception 'refund % was settled, or would change', old.id
      using errcode = 'check_violation', constraint = 'refund_goes_on';
  end if;
  return new;
end $$;
