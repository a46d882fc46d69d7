-- A user who left: the row stays, because bookings hang on it, and says nothing about the person any more (I25).

alter table app_user add column deleted_at timestamptz;

alter table app_user add constraint app_user_deleted_is_nobody check (
  (status = 'deleted') = (deleted_at is not null)
  and (status <> 'deleted' or (
    email is null and username is null and phone_e164 is null and display_name is null and photo_url is null
    and providers = '{}' and identity_subject = 'deleted:' || id::text)));
