-- The homes that accounts keep: at most forty each, which the commands see to under the lock of the user's row.

create table account_favourite (
  user_id uuid not null references app_user on delete cascade,
  stay_id integer not null references stay on delete cascade,
  -- Dates and party it was looked at with, as the cookie of favourites writes them.
  visit text not null check (visit ~ '^[0-9~_-]{0,60}$'),
  kept_at timestamptz not null,
  primary key (user_id, stay_id)
);

create index account_favourite_of_home on account_favourite (stay_id);
