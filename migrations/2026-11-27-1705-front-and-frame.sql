-- What stands on the front page, and around every page: links in the header and at the foot, and an announcement.

insert into site_section (name) values ('front'), ('navigation'), ('footer'), ('announcement');
