-- Events of other sites' calendars that are gone are found by when they went, and the nights they let go by the event.

create index external_event_gone on external_event (gone_at) where gone_at is not null;

create index occupancy_let_go_by_event on occupancy (ref_id) where released and kind = 'external';
