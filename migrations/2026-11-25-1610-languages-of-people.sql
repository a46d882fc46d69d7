-- In which language somebody read the site when they booked, asked or last signed in: mails to them are written in it.
-- None where they came by a program's call, or before there were languages: the site's default one then.

alter table app_user add column language text;
alter table booking add column language text;
alter table enquiry add column language text;
