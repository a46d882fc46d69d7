-- In which language a legal text was written: it is read again as it was accepted. Unknown of those shown before there were several.

alter table paper_version add column language text check (language ~ '^[a-z]{2}$');
