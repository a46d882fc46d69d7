-- Pictures that operators gave to the site: each once in a home, and the files of those that no home shows any more.

create unique index photo_once_in_home on photo (stay_id, path) where path like '/files/%';

-- Pictures whose files may be there without a home that shows them: noted before the files are written and when a picture
-- is removed. What is noted here and shown nowhere is removed after a day; no other file is ever touched.
create table left_photo (
  path text primary key check (path ~ '^/files/[0-9a-f]{32}$'),
  left_at timestamptz not null
);

create function note_left_photo() returns trigger language plpgsql as $$
begin
  insert into left_photo (path, left_at) values (old.path, now())
  on conflict (path) do update set left_at = excluded.left_at;
  return null;
end
$$;

create trigger photo_left after delete on photo for each row
  when (old.path like '/files/%') execute function note_left_photo();
