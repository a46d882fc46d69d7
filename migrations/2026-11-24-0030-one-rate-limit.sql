-- One limiter for the house: everything that may be done only so often is a token bucket, one row each.

create table rate_limit (
  -- What is limited, and the MAC of whose it is: the table tells nobody who tried what.
  key text primary key check (length(key) between 3 and 100),
  -- Tokens taken since the bucket was full, refused tries of the last statement among them.
  used integer not null check (used >= 0),
  -- When every token is back.
  full_at timestamptz not null
);

create index rate_limit_oldest on rate_limit (full_at);

-- Nobody gets new tries by this change. A bucket whose tokens come back one by one has no more of them taken than `full_at` says.
insert into rate_limit (key, used, full_at)
select key, 1000000, empty_at from identity_limit where key not like 'sms-day%';

-- The budgets of a day moved their instant on by 30 days a message; now they count them.
insert into rate_limit (key, used, full_at)
select key, ceil(extract(epoch from empty_at - now()) / extract(epoch from interval '30 days')), now() + interval '1 day'
from identity_limit where key like 'sms-day%' and empty_at > now();

drop table identity_limit;
drop table content_limit;
