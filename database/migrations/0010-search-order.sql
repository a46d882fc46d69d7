-- The orders of the search, so that a page of it is found without sorting every home there is.

-- The same words as in src/search/find-candidates.server.ts; a test holds the two together.
create index stay_in_our_order on stay (((('x' || substr(md5(id::text), 1, 15))::bit(60)::bigint)), id)
  where status = 'published';
create index stay_newest_first on stay (created_at desc, id desc) where status = 'published';
create index stay_by_name on stay ((lower(name) collate "und-x-icu"), id) where status = 'published';
