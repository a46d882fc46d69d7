-- A rule may hold on the same days of each year, as seasons do: month × 100 + day, both included, also over the new year. It holds
-- on those of its `dates`, which are all of them unless somebody limits both.
alter table stay_rule
  add column yearly_first integer check (yearly_first between 101 and 1231 and yearly_first % 100 between 1 and 31),
  add column yearly_last integer check (yearly_last between 101 and 1231 and yearly_last % 100 between 1 and 31),
  add constraint stay_rule_yearly_is_whole check ((yearly_first is null) = (yearly_last is null));
