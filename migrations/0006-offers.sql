-- At what price and under which rules a stay is offered. All money is whole minor units of the stay's currency,
-- all percentages are hundredths of a percent, all days are days at the home.

-- The edition of prices and rules in force: every change of them raises it, in its own transaction.
create table catalogue_edition (
  the_one boolean primary key default true check (the_one),
  version bigint not null default 1
);
insert into catalogue_edition default values;

-- Each band reaches to the year before the next one; the last is the adults' and has no end.
create table age_band (
  code text primary key check (code ~ '^[a-z][a-z0-9_]*$'),
  from_age integer not null unique check (from_age between 0 and 99),
  is_infant boolean not null default false
);
insert into age_band (code, from_age, is_infant)
values ('infant', 0, true), ('child', 2, false), ('teen', 13, false), ('adult', 18, false);

create table cancellation_policy (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  grace_hours integer check (grace_hours > 0),
  grace_min_lead_days integer check (grace_min_lead_days >= 0),
  no_show_lodging_bp integer not null default 0 check (no_show_lodging_bp between 0 and 10000),
  no_show_fee_bp integer not null default 0 check (no_show_fee_bp between 0 and 10000),
  no_show_extra_bp integer not null default 0 check (no_show_extra_bp between 0 and 10000),
  unpaid_balance text not null default 'waived' check (unpaid_balance in ('waived', 'charged')),
  clock_on_amendment text not null default 'keeps' check (clock_on_amendment in ('keeps', 'redates')),
  check ((grace_hours is null) = (grace_min_lead_days is null))
);

-- What is given back until a cut-off; the store refuses shares that rise towards check-in.
create table cancellation_tier (
  policy_id integer not null references cancellation_policy on delete cascade,
  days_before integer not null check (days_before between 0 and 730),
  -- Null is the hour of check-in.
  at_local_time time,
  lodging_bp integer not null check (lodging_bp between 0 and 10000),
  fee_bp integer not null check (fee_bp between 0 and 10000),
  extra_bp integer not null check (extra_bp between 0 and 10000),
  primary key (policy_id, days_before)
);

create table payment_terms (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  -- Whole sums that are paid at the home have no instalments that anybody could be late with.
  at_property boolean not null default false
);

-- In the order of `position`; the last one takes what rounding leaves.
create table payment_instalment (
  terms_id integer not null references payment_terms on delete cascade,
  position integer not null check (position >= 0),
  share_bp integer not null check (share_bp between 1 and 10000),
  -- Null is due when booking.
  days_before integer check (days_before between 0 and 730),
  primary key (terms_id, position)
);

create table damage_deposit_rule (
  id integer generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('flat', 'percent_of_lodging')),
  amount bigint not null check (amount > 0),
  method text not null default 'hold' check (method in ('hold', 'charge')),
  placed_days_before integer not null default 1 check (placed_days_before >= 0),
  released_days_after integer not null default 2 check (released_days_after >= 0)
);

-- A plan has prices of its own, or derives them from a parent that has (one step, held by the two generated columns).
create table rate_plan (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  active boolean not null default true,
  -- Null: only nights with a season or a price of their own are sold.
  base_nightly_minor bigint check (base_nightly_minor >= 0),
  -- Seven amounts, Monday first.
  weekday_delta_minor bigint[] not null default '{0,0,0,0,0,0,0}'
    check (array_ndims(weekday_delta_minor) = 1 and array_length(weekday_delta_minor, 1) = 7
      and array_position(weekday_delta_minor, null) is null),
  included_guests integer not null default 1 check (included_guests >= 0),
  -- { "<age band>": minor units a night }
  extra_guest_nightly_minor jsonb not null default '{}' check (jsonb_typeof(extra_guest_nightly_minor) = 'object'),
  policy_id integer references cancellation_policy,
  parent_id integer,
  -- Against the parent's nightly price: hundredths of a percent, or minor units a night.
  change_bp integer check (change_bp >= -10000),
  change_minor bigint,
  is_derived boolean not null generated always as (parent_id is not null) stored,
  parent_is_derived boolean generated always as (case when parent_id is not null then false end) stored,
  unique (id, is_derived),
  foreign key (parent_id, parent_is_derived) references rate_plan (id, is_derived),
  check (case when parent_id is null then num_nonnulls(change_bp, change_minor) = 0
    else num_nonnulls(change_bp, change_minor) = 1 and base_nightly_minor is null end)
);

create index rate_plan_by_parent on rate_plan (parent_id) where parent_id is not null;

-- Either once (`dates`) or each year (`yearly_first` to `yearly_last`, month × 100 + day, both included).
create table season (
  id integer generated always as identity primary key,
  rate_plan_id integer not null references rate_plan on delete cascade,
  name text not null check (length(trim(name)) > 0),
  priority integer not null default 0,
  dates daterange check (not isempty(dates)),
  yearly_first integer check (yearly_first between 101 and 1231 and yearly_first % 100 between 1 and 31),
  yearly_last integer check (yearly_last between 101 and 1231 and yearly_last % 100 between 1 and 31),
  -- Bit 0 is Monday, bit 6 Sunday.
  weekdays integer not null default 127 check (weekdays between 1 and 127),
  nightly_minor bigint check (nightly_minor >= 0),
  change_bp integer check (change_bp >= -10000),
  change_minor bigint,
  yearly_days int4multirange generated always as (
    case when yearly_first <= yearly_last then int4multirange(int4range(yearly_first, yearly_last, '[]'))
      when yearly_first > yearly_last
        then int4multirange(int4range(yearly_first, 1231, '[]'), int4range(101, yearly_last, '[]')) end
  ) stored,
  check (num_nonnulls(nightly_minor, change_bp, change_minor) = 1),
  check ((yearly_first is null) = (yearly_last is null)),
  check ((dates is null) <> (yearly_first is null)),
  -- Which of two seasons sets a price must never be a matter of chance.
  constraint season_dates_once exclude using gist (rate_plan_id with =, priority with =, dates with &&),
  constraint season_yearly_once exclude using gist (rate_plan_id with =, priority with =, yearly_days with &&)
);

create index season_by_plan on season (rate_plan_id);

-- What is said of one night of one stay or one plan alone; a null says nothing.
create table night_override (
  id bigint generated always as identity primary key,
  stay_id integer references stay on delete cascade,
  rate_plan_id integer references rate_plan on delete cascade,
  night date not null,
  nightly_minor bigint check (nightly_minor >= 0),
  min_arrival integer check (min_arrival between 1 and 365),
  min_through integer check (min_through between 1 and 365),
  max_stay integer check (max_stay between 1 and 365),
  closed_to_arrival boolean,
  closed_to_departure boolean,
  closed boolean,
  source text not null default 'manual' check (source in ('manual', 'import', 'pricing_tool')),
  note text not null default '',
  check (num_nonnulls(stay_id, rate_plan_id) = 1),
  check (num_nonnulls(nightly_minor, min_arrival, min_through, max_stay, closed_to_arrival, closed_to_departure,
    closed) > 0),
  unique (stay_id, night),
  unique (rate_plan_id, night)
);

-- Homes that share rules, discounts or fees.
create table stay_group (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0)
);

create table stay_group_member (
  group_id integer not null references stay_group on delete cascade,
  stay_id integer not null references stay on delete cascade,
  primary key (group_id, stay_id)
);

create index stay_group_member_by_stay on stay_group_member (stay_id);

-- Of one stay, of a group, or (both null) of all.
create table stay_rule (
  id integer generated always as identity primary key,
  stay_id integer references stay on delete cascade,
  group_id integer references stay_group on delete cascade,
  priority integer not null default 0,
  dates daterange not null default '(,)' check (not isempty(dates)),
  weekdays integer not null default 127 check (weekdays between 1 and 127),
  kind text not null check (kind in ('min_arrival', 'min_through', 'max_stay', 'allowed_lengths', 'closed_to_arrival',
    'closed_to_departure', 'closed', 'lead_time_hours', 'cutoff_local_time', 'window_days', 'turnover_nights',
    'gap_fill')),
  -- Nights, hours or days, as the kind counts; the floor of `gap_fill`; days before arrival of `cutoff_local_time`.
  amount integer check (amount >= 0),
  lengths integer[] check (array_position(lengths, null) is null and 1 <= all (lengths) and 365 >= all (lengths)),
  closed boolean,
  local_time time,
  discount_bp integer check (discount_bp between 0 and 10000),
  check (num_nonnulls(stay_id, group_id) <= 1),
  -- Each kind has exactly its own columns ('is true', because an unknown would pass).
  check ((case
    when kind in ('min_arrival', 'min_through', 'max_stay')
      then amount between 1 and 365 and num_nonnulls(lengths, closed, local_time, discount_bp) = 0
    when kind in ('lead_time_hours', 'turnover_nights')
      then amount is not null and num_nonnulls(lengths, closed, local_time, discount_bp) = 0
    when kind = 'window_days' then amount between 1 and 730 and num_nonnulls(lengths, closed, local_time, discount_bp) = 0
    when kind = 'allowed_lengths'
      then cardinality(lengths) > 0 and num_nonnulls(amount, closed, local_time, discount_bp) = 0
    when kind in ('closed_to_arrival', 'closed_to_departure', 'closed')
      then closed is not null and num_nonnulls(amount, lengths, local_time, discount_bp) = 0
    when kind = 'cutoff_local_time'
      then num_nonnulls(amount, local_time) = 2 and num_nonnulls(lengths, closed, discount_bp) = 0
    when kind = 'gap_fill'
      then amount between 1 and 365 and discount_bp is not null and num_nonnulls(lengths, closed, local_time) = 0
    end) is true)
);

create index stay_rule_by_stay on stay_rule (stay_id) where stay_id is not null;
create index stay_rule_by_group on stay_rule (group_id) where group_id is not null;

create table discount (
  id integer generated always as identity primary key,
  stay_id integer references stay on delete cascade,
  group_id integer references stay_group on delete cascade,
  active boolean not null default true,
  name text not null check (length(trim(name)) > 0),
  kind text not null check (kind in ('los', 'early', 'last_minute', 'gap', 'coupon')),
  reduction_bp integer check (reduction_bp between 1 and 10000),
  -- Off each night; a coupon's once off the stay.
  reduction_minor bigint check (reduction_minor > 0),
  applies_to text[] not null default '{night}'
    check (cardinality(applies_to) > 0 and applies_to <@ array['night', 'extra_guest', 'fee']),
  stackable boolean not null default false,
  min_nights integer check (min_nights between 1 and 365),
  min_lead_days integer check (min_lead_days >= 0),
  max_lead_days integer check (max_lead_days >= 0),
  max_gap_nights integer check (max_gap_nights between 1 and 365),
  code text check (code = upper(trim(code)) and length(code) between 1 and 40),
  nights daterange not null default '(,)' check (not isempty(nights)),
  bookable daterange not null default '(,)' check (not isempty(bookable)),
  limit_total integer check (limit_total > 0),
  limit_per_guest integer check (limit_per_guest > 0),
  check (num_nonnulls(stay_id, group_id) <= 1),
  check (num_nonnulls(reduction_bp, reduction_minor) = 1),
  check ((kind = 'coupon') = (code is not null)),
  check (kind = 'coupon' or num_nonnulls(limit_total, limit_per_guest) = 0),
  check (case kind when 'los' then min_nights is not null when 'early' then min_lead_days is not null
    when 'last_minute' then max_lead_days is not null when 'gap' then max_gap_nights is not null else true end)
);

-- One code means one thing for a stay, a group and the whole house each.
create unique index discount_code on discount (code, stay_id, group_id) nulls not distinct
  where active and code is not null;
create index discount_by_stay on discount (stay_id) where stay_id is not null;
create index discount_by_group on discount (group_id) where group_id is not null;

-- Each use of a coupon has a number up to its limit, so that two bookings can never share the last one.
create table coupon_use (
  discount_id integer not null references discount,
  ordinal integer not null check (ordinal > 0),
  booking_id uuid not null unique,
  guest_key text not null,
  used_at timestamptz not null,
  primary key (discount_id, ordinal)
);

create table fee (
  id integer generated always as identity primary key,
  stay_id integer references stay on delete cascade,
  group_id integer references stay_group on delete cascade,
  active boolean not null default true,
  position integer not null default 0,
  name text not null check (length(trim(name)) > 0),
  kind text not null check (kind in ('cleaning', 'linen', 'service', 'resort', 'pet', 'other', 'extra')),
  basis text not null check (basis in ('per_stay', 'per_night', 'per_guest', 'per_guest_night', 'per_pet',
    'per_pet_night', 'percent_of_lodging')),
  -- Minor units, or hundredths of a percent.
  amount bigint not null check (amount >= 0),
  -- { "<age band>": minor units }
  amount_by_band jsonb check (jsonb_typeof(amount_by_band) = 'object'),
  mandatory boolean not null default true,
  max_quantity integer not null default 1 check (max_quantity between 1 and 1000),
  tax_category text not null default 'service',
  refund_rule text not null default 'always_before_checkin'
    check (refund_rule in ('policy', 'always_before_checkin', 'never', 'if_unused')),
  check (num_nonnulls(stay_id, group_id) <= 1),
  check (amount_by_band is null or basis in ('per_guest', 'per_guest_night')),
  check ((kind = 'extra') = (not mandatory))
);

create index fee_by_stay on fee (stay_id) where stay_id is not null;
create index fee_by_group on fee (group_id) where group_id is not null;

-- The taxes of one place, taken in the order of their positions.
create table tax_profile (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0)
);

create table tax_rule (
  id integer generated always as identity primary key,
  profile_id integer not null references tax_profile on delete cascade,
  position integer not null default 0,
  name text not null check (length(trim(name)) > 0),
  jurisdiction text not null default '',
  kind text not null check (kind in ('percent', 'per_night', 'per_guest_night', 'per_stay')),
  rate_numerator integer check (rate_numerator > 0),
  rate_denominator integer check (rate_denominator > 0),
  amount_minor bigint check (amount_minor >= 0),
  amount_by_band jsonb check (jsonb_typeof(amount_by_band) = 'object'),
  cap_per_guest_night_minor bigint check (cap_per_guest_night_minor > 0),
  applies_to text[] not null default '{lodging}' check (cardinality(applies_to) > 0),
  on_net boolean not null default false,
  inclusive boolean not null default false,
  exempt_ages_below integer check (exempt_ages_below between 1 and 18),
  max_nights integer check (max_nights between 1 and 365),
  min_nights_exempt integer check (min_nights_exempt between 1 and 365),
  collected_by text not null default 'us' check (collected_by in ('us', 'property')),
  validity daterange not null default '(,)' check (not isempty(validity)),
  rounding text not null default 'total' check (rounding in ('line', 'total')),
  tax_category text not null default 'tax',
  check (case when kind = 'percent' then num_nonnulls(rate_numerator, rate_denominator) = 2
      and num_nonnulls(amount_minor, amount_by_band) = 0
    else num_nonnulls(rate_numerator, rate_denominator, cap_per_guest_night_minor) = 0 and amount_minor is not null
      and not on_net end),
  check (amount_by_band is null or kind = 'per_guest_night'),
  -- Included percentages are split out of whole lines; a share by head or a limit has no meaning there.
  check (not (inclusive and kind = 'percent') or
    (num_nonnulls(cap_per_guest_night_minor, exempt_ages_below, max_nights) = 0 and not on_net))
);

create index tax_rule_by_profile on tax_rule (profile_id);

-- How a stay is sold: its plan (with those derived from it), its terms, its limits.
create table stay_offer (
  stay_id integer primary key references stay on delete cascade,
  rate_plan_id integer not null,
  plan_is_derived boolean not null generated always as (false) stored,
  policy_id integer not null references cancellation_policy,
  payment_terms_id integer not null references payment_terms,
  tax_profile_id integer references tax_profile,
  damage_deposit_rule_id integer references damage_deposit_rule,
  booking_mode text not null default 'instant' check (booking_mode in ('instant', 'request', 'enquiry')),
  max_adults integer check (max_adults > 0),
  max_infants_extra integer not null default 0 check (max_infants_extra >= 0),
  foreign key (rate_plan_id, plan_is_derived) references rate_plan (id, is_derived)
);

create index stay_offer_by_plan on stay_offer (rate_plan_id);

-- Arrivals fewer days away than this are booked in another way.
create table booking_mode_override (
  stay_id integer not null references stay_offer on delete cascade,
  fewer_days_than integer not null check (fewer_days_than between 1 and 730),
  booking_mode text not null check (booking_mode in ('instant', 'request', 'enquiry')),
  primary key (stay_id, fewer_days_than)
);

create function sum_of_lines(lines jsonb) returns bigint language sql immutable as $$
  select coalesce(sum((line ->> 'amountMinor')::bigint), 0)::bigint from jsonb_array_elements(lines) as line
$$;

-- A price somebody was shown: frozen with all that made it, good until it expires.
create table quote (
  id uuid primary key,
  stay_id integer not null references stay on delete cascade,
  nights daterange not null check (not isempty(nights) and not lower_inf(nights) and not upper_inf(nights)),
  currency char(3) not null,
  lodging_minor bigint not null,
  fees_minor bigint not null,
  discount_minor bigint not null check (discount_minor <= 0),
  tax_minor bigint not null,
  total_minor bigint not null check (total_minor = lodging_minor + fees_minor + discount_minor + tax_minor),
  due_at_property_minor bigint not null,
  -- What was asked for, with the moment it was priced at; the lines; and the rest of the quote.
  input jsonb not null,
  lines jsonb not null,
  terms jsonb not null,
  -- SHA-256 of the input, and of the whole quote.
  input_hash text not null check (input_hash ~ '^[0-9a-f]{64}$'),
  seal text not null check (seal ~ '^[0-9a-f]{64}$'),
  engine_version integer not null,
  catalogue_version bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- I2.
  constraint quote_has_nights check (upper(nights) - lower(nights) between 1 and 365),
  -- I6.
  constraint quote_total_is_sum_of_lines check (sum_of_lines(lines) = total_minor)
);

create index quote_by_expiry on quote (expires_at);

create function raise_catalogue_edition() returns trigger language plpgsql as $$
begin
  update catalogue_edition set version = version + 1;
  return null;
end $$;

do $$
declare
  priced text;
begin
  foreach priced in array array['age_band', 'cancellation_policy', 'cancellation_tier', 'payment_terms',
    'payment_instalment', 'damage_deposit_rule', 'rate_plan', 'season', 'night_override', 'stay_group',
    'stay_group_member', 'stay_rule', 'discount', 'fee', 'tax_profile', 'tax_rule', 'stay_offer',
    'booking_mode_override']
  loop
    execute format('create trigger raise_edition after insert or update or delete or truncate on %I
      for each statement execute function raise_catalogue_edition()', priced);
  end loop;
end $$;

create trigger raise_edition
  after update of status, time_zone, max_guests, pets_max, check_in_from, check_out_until, currency on stay
  for each statement execute function raise_catalogue_edition();

-- What a home still lacks before guests may see it, by name. The admin pages show this list, and opening a home obeys it.
create function stay_lacks(of_stay integer) returns setof text language sql stable as $$
  select lacking.name
  from stay
  cross join lateral (values
    ('words', length(trim(stay.summary)) = 0 or length(trim(stay.description)) = 0),
    ('photo', not exists (select from photo where stay_id = stay.id and length(trim(alt)) > 0)),
    ('unit', not exists (
      select from stay_unit join unit on unit.id = unit_id where stay_id = stay.id and unit.active)),
    ('policy', not exists (select from stay_offer where stay_id = stay.id)),
    -- A night without a price is not sold, so those that are open have one: there must be some.
    ('price', not exists (
      select from stay_offer join rate_plan on rate_plan.id = rate_plan_id
      where stay_offer.stay_id = stay.id and (
        base_nightly_minor is not null
        or exists (select from season where season.rate_plan_id = rate_plan.id and nightly_minor is not null)
        or exists (
          select from night_override
          where nightly_minor is not null and night >= current_date
            and (night_override.stay_id = stay.id or night_override.rate_plan_id = rate_plan.id))))),
    ('registration', registration_required and length(trim(coalesce(registration_number, ''))) = 0)
  ) as lacking (name, is_lacking)
  where stay.id = of_stay and lacking.is_lacking
$$;

create function refuse_unready_stay() returns trigger language plpgsql as $$
begin
  if exists (select from stay_lacks(new.id)) then
    raise exception 'Stay % lacks %', new.id, (select string_agg(lack, ', ') from stay_lacks(new.id) as lack)
      using errcode = 'check_violation', constraint = 'stay_opens_whole';
  end if;
  return null;
end
$$;

create constraint trigger stay_opens_whole after update of status on stay deferrable initially immediate for each row
  when (new.status in ('published', 'unlisted') and old.status in ('draft', 'archived'))
  execute function refuse_unready_stay();
