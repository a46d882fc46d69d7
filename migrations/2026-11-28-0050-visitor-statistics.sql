-- How often pages are opened, as sums of a day: nobody can be found in them.

create table seen_count (
  day date not null,
  kind text not null check (kind in ('page', 'search', 'home', 'checkout', 'booking')),
  -- Of the page: "en".
  language text not null check (language ~ '^[a-z]{2,3}$'),
  device text not null check (device in ('phone', 'tablet', 'computer')),
  -- The host of the site that led here; empty for none, "other" beyond the hundredth of a day.
  source text not null check (length(source) <= 100),
  count integer not null check (count > 0),
  primary key (day, kind, language, device, source)
);
