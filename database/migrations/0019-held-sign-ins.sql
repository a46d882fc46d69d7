-- With a hosted provider, what the session's own sign-in was told by it: our server asks there on behalf of whoever posts a plain
-- form, and proves a fresh sign-in of whoever has no password. Sealed; whoever reads this table can use nothing of it.
alter table session add column held_sign_in bytea check (length(held_sign_in) <= 16384);
