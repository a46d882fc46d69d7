-- What people write to the operator, and the answers to it.

create table conversation (
  id uuid primary key,
  -- The form it came from: the same form sent twice begins one conversation.
  form_key text not null unique check (length(form_key) between 8 and 100),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  subject text not null default '' check (length(subject) <= 150),
  -- The account of whoever was signed in; what they typed about themselves stands above all the same.
  user_id uuid references app_user on delete set null,
  created_at timestamptz not null,
  -- Of the newest message; the operator's list is in its order.
  last_message_at timestamptz not null,
  -- Whether the newest message is the writer's own.
  waits_for_answer boolean not null default true
);

create index conversation_newest on conversation (last_message_at desc, id);

create table message (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversation on delete cascade,
  author text not null check (author in ('guest', 'operator')),
  author_user_id uuid references app_user on delete set null,
  text text not null check (length(text) between 1 and 5000),
  -- As for the conversation: an answer sent twice is one.
  form_key text not null,
  created_at timestamptz not null,
  unique (conversation_id, form_key)
);
