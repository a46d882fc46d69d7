-- In which language somebody wrote to us: they are answered in it. None where they came by a program's call, or before
-- there were languages.

alter table conversation add column language text;
