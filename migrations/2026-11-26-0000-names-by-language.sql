-- Homes are sorted by the names that they have in the language of the page: an index of those that were typed serves no longer.

drop index stay_by_name;
