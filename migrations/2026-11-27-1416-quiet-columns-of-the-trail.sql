-- Columns that the trail is not about: how far somebody has read, and the hash of a key that its mail replaced.

drop trigger trail on conversation;

create trigger trail after insert or update or delete on conversation for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('conversations', 'waits_for_answer', '',
    'id form_key user_id last_message_at language stay_id booking_id enquiry_id last_guest_id last_team_id guest_read_id team_read_id');

drop trigger trail on invitation;

create trigger trail after insert or update or delete on invitation for each row
  when (coalesce(current_setting('casita.actor', true), '') <> '')
  execute function note_change('people', 'grants sent_times accepted_at withdrawn_at', '',
    'id invited_by sent_at expires_at key_hash');
