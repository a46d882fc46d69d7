-- Bookings that an operator makes for a guest.

-- How the guest asked for it; null for what they booked or asked for themselves on the site.
alter table booking add column came_by text check (came_by in ('phone', 'email', 'walk-in'));
