-- An address verified by a code alone says nothing of who set the account up: the reader of the mail, or a stranger who
-- typed the address before its owner came.

alter table identity_account
  add column email_verified_by_code_alone boolean not null default false;

-- A number was linked to an address that nobody had proved. Where the account began with the number, the number stays,
-- and the address goes with the password that hangs on it. Everywhere else both stay until somebody proves the
-- address, who then gets the account without the number.
with pairs as (
  select account.id, account.email
  from identity_account account
  where account.email is not null
    and not account.email_verified
    and account.phone_number is not null
    and not exists (select from identity_provider_link link where link.account_id = account.id)
    and ((account.password_hash is null and not account.email_link)
      or exists (
        select from identity_session session
        where session.account_id = account.id
          and session.sign_in_provider = 'phone'
          and session.signed_in_at between account.created_at - interval '1 minute'
                                       and account.created_at + interval '1 minute'))
), voided as (
  update identity_mail_code code set used_at = code.created_at
  from pairs where code.account_id = pairs.id and code.email = pairs.email and code.used_at is null
), known as (
  update app_user set email = null, email_verified = false
  from pairs where app_user.identity_subject = pairs.id
)
update identity_account account
set email = null, password_hash = null, email_link = false
from pairs where account.id = pairs.id;
