-- Whether operators need a second factor, as an owner sets it; and which sessions began with one.

create table access_rule (
  is_only boolean primary key default true check (is_only),
  operators_need_second_factor boolean not null default false
);

insert into access_rule default values;

create trigger trail after insert or update or delete on access_rule for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('people', '*', '', 'is_only');

-- As a hosted provider says of the sign-in; of our own accounts it is known whether they have one.
alter table session add column with_second_factor boolean not null default false;
