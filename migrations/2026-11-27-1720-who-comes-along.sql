-- The names of who comes along with the guest, as far as the guest has told them; erased with the contact.

alter table booking add column companions text[] not null default '{}';
