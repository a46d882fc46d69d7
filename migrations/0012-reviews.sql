-- What guests write after their visits, hidden until nobody can write about the visit any more.

create table review (
  id uuid primary key,
  -- One for each visit.
  booking_id uuid not null unique references booking on delete cascade,
  stay_id integer not null references stay,
  guest_user_id uuid references app_user on delete set null,
  -- First name and initial, as they were when the review was written.
  author text not null check (length(author) between 1 and 80),
  overall smallint not null check (overall between 1 and 5),
  clean smallint check (clean between 1 and 5),
  accuracy smallint check (accuracy between 1 and 5),
  check_in smallint check (check_in between 1 and 5),
  communication smallint check (communication between 1 and 5),
  location smallint check (location between 1 and 5),
  value smallint check (value between 1 and 5),
  title text not null check (length(trim(title)) between 1 and 120),
  body text not null check (length(trim(body)) between 1 and 4000),
  locale text not null,
  state text not null default 'pending' check (state in ('pending', 'published', 'hidden')),
  submitted_at timestamptz not null,
  -- When it is shown at the latest: when nobody can write about this visit any more.
  publish_at timestamptz not null check (publish_at >= submitted_at),
  published_at timestamptz,
  -- Written by operators about the visit, read by operators only; it opens the review.
  operator_note text check (length(trim(operator_note)) between 1 and 2000),
  operator_noted_at timestamptz,
  operator_reply text check (length(trim(operator_reply)) between 1 and 2000),
  operator_replied_at timestamptz,
  hidden_reason text check (length(trim(hidden_reason)) between 1 and 500),
  hidden_at timestamptz,
  hidden_by uuid references app_user on delete set null,
  version integer not null default 1 check (version > 0),
  is_demo boolean not null default false,

  constraint review_published_since check ((state = 'pending') = (published_at is null)),
  constraint review_hidden_for_a_reason check ((state = 'hidden') = (hidden_reason is not null and hidden_at is not null)),
  constraint review_note_has_its_time check ((operator_note is null) = (operator_noted_at is null)),
  constraint review_reply_has_its_time check ((operator_reply is null) = (operator_replied_at is null)),
  -- Nobody answers in public what nobody can read yet.
  constraint review_reply_after_it_opened check (operator_reply is null or published_at is not null)
);

create index review_of_stay on review (stay_id, published_at desc, id) where state = 'published';
create index review_newest on review (published_at desc, id) where state = 'published';
create index review_to_publish on review (publish_at) where state = 'pending';
create index review_of_guest on review (guest_user_id);

-- Only whoever stayed writes, and only about the home they stayed in. A completed booking has no way back.
create function review_is_of_a_visit() returns trigger language plpgsql as $$
declare
  visit booking;
begin
  select * into visit from booking where id = new.booking_id;
  if visit.state is distinct from 'completed' then
    raise exception 'booking % is not completed', new.booking_id
      using errcode = 'check_violation', constraint = 'review_after_the_visit';
  end if;
  if visit.stay_id <> new.stay_id or visit.guest_user_id is distinct from new.guest_user_id then
    raise exception 'review % is not of the visit %', new.id, new.booking_id
      using errcode = 'check_violation', constraint = 'review_of_own_visit';
  end if;
  return new;
end $$;

create trigger review_is_of_a_visit before insert on review
  for each row execute function review_is_of_a_visit();

-- What a guest said stays as they said it.
create function review_words_stay() returns trigger language plpgsql as $$
begin
  if (new.booking_id, new.stay_id, new.overall, new.clean, new.accuracy, new.check_in, new.communication, new.location,
      new.value, new.title, new.body, new.author, new.submitted_at)
    is distinct from
     (old.booking_id, old.stay_id, old.overall, old.clean, old.accuracy, old.check_in, old.communication, old.location,
      old.value, old.title, old.body, old.author, old.submitted_at)
  then
    raise exception 'the words of review % cannot be changed', old.id
      using errcode = 'check_violation', constraint = 'review_words_are_final';
  end if;
  return new;
end $$;

create trigger review_words_stay before update on review
  for each row execute function review_words_stay();

-- Keeps the sums of a home's published reviews.
create function review_adds_up() returns trigger language plpgsql as $$
declare
  was integer := case when tg_op <> 'INSERT' and old.state = 'published' then 1 else 0 end;
  is_now integer := case when tg_op <> 'DELETE' and new.state = 'published' then 1 else 0 end;
begin
  if is_now <> was then
    update stay set
      review_count = review_count + is_now - was,
      review_sum = review_sum + (is_now - was) * coalesce(new.overall, old.overall)
    where id = coalesce(new.stay_id, old.stay_id);
  end if;
  return null;
end $$;

create trigger review_adds_up after insert or update of state or delete on review
  for each row execute function review_adds_up();
