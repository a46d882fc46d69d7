-- Operators enter the taxes of a place themselves. A rule that they have not confirmed is no part of any price, and what is
-- removed stays, because what was collected by it is still to be filed.

alter table tax_profile
  add column version integer not null default 1,
  -- Of its sums: only homes of that currency use it. Null for one without sums, and for one from before that was never used.
  add column currency char(3) check (currency ~ '^[A-Z]{3}$'),
  add column active boolean not null default true;

update tax_profile set currency = used.currency from (
  select tax_profile_id, min(stay.currency) as currency
  from stay_offer join stay on stay.id = stay_id
  where tax_profile_id is not null group by tax_profile_id having count(distinct stay.currency) = 1) as used
where used.tax_profile_id = tax_profile.id;

alter table tax_rule
  -- Where its rate is written, and when somebody looked last; null for rules from before this was asked.
  add column rate_source text check (length(trim(rate_source)) > 0),
  add column checked_on date,
  add column confirmed boolean not null default true,
  add column active boolean not null default true,
  drop constraint tax_rule_check,
  add constraint tax_rule_rate_check check (case when kind = 'percent'
    then num_nonnulls(rate_numerator, rate_denominator) in (0, 2) and num_nonnulls(amount_minor, amount_by_band) = 0
    else num_nonnulls(rate_numerator, rate_denominator, cap_per_guest_night_minor) = 0 and not on_net end),
  add constraint tax_rule_confirmed_check check (not confirmed or coalesce(rate_numerator, amount_minor) is not null);
