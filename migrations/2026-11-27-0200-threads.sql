-- A conversation can be the thread of a booking or of an enquiry, belongs to a home then, and knows how far each side has
-- read. Snippets: texts that operators put into their messages.

alter table conversation
  -- The home it is about; a booking's own counts once there is one.
  add column stay_id integer references stay,
  -- One thread a booking, one an enquiry; an enquiry's goes on as its booking's.
  add column booking_id uuid unique references booking on delete set null,
  add column enquiry_id uuid unique references enquiry on delete set null,
  -- The newest message of each side, and the newest of the other side's that it has read; 0: none.
  add column last_guest_id bigint not null default 0,
  add column last_team_id bigint not null default 0,
  add column guest_read_id bigint not null default 0,
  add column team_read_id bigint not null default 0;

-- What somebody asked a home becomes the first message of a thread, and the answer to it the next.
insert into conversation (id, form_key, name, email, user_id, language, stay_id, enquiry_id, booking_id,
  created_at, last_message_at, waits_for_answer)
select gen_random_uuid(), 'enquiry:' || enquiry.id, left(contact ->> 'name', 120), left(contact ->> 'email', 254),
  guest_user_id, language, stay_id, enquiry.id, booking_id,
  created_at, coalesce(answered_at, created_at), state = 'open'
from enquiry
where length(contact ->> 'name') > 0 and length(contact ->> 'email') >= 3;

insert into message (conversation_id, author, author_user_id, text, form_key, created_at)
select conversation.id, 'guest', enquiry.guest_user_id, enquiry.message, 'question', enquiry.created_at
from enquiry join conversation on conversation.enquiry_id = enquiry.id
where enquiry.message <> ''
order by enquiry.created_at;

insert into message (conversation_id, author, author_user_id, text, form_key, created_at)
select conversation.id, 'operator', (select id from app_user where id = enquiry.answered_by), enquiry.answer, 'answer',
  coalesce(enquiry.answered_at, enquiry.created_at)
from enquiry join conversation on conversation.enquiry_id = enquiry.id
where enquiry.answer <> ''
order by enquiry.answered_at;

update conversation set
  last_guest_id = coalesce((select max(id) from message where conversation_id = conversation.id and author = 'guest'), 0),
  last_team_id = coalesce((select max(id) from message where conversation_id = conversation.id and author = 'operator'), 0);

-- What was answered was read; answers came by mail, and nobody could read them elsewhere.
update conversation set
  guest_read_id = last_team_id,
  team_read_id = case when waits_for_answer then 0 else last_guest_id end;

alter table conversation add constraint conversation_reads_what_is check (
  guest_read_id between 0 and last_team_id and team_read_id between 0 and last_guest_id);

create index conversation_unread on conversation (stay_id) where last_guest_id > team_read_id;
create index conversation_user on conversation (user_id) where user_id is not null;

-- A mailed link opens a thread that has no booking; it can be followed as often as its reader likes until it ends.
alter table contact_key drop constraint contact_key_purpose_check;
alter table contact_key add constraint contact_key_purpose_check
  check (purpose in ('continue', 'manage', 'offer', 'thread', 'cookie'));

create table snippet (
  id uuid primary key,
  title text not null check (length(title) between 1 and 80),
  -- By language code, such as {"en": "Dear {name}, …"}: at least one.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index snippet_title on snippet (lower(title));
