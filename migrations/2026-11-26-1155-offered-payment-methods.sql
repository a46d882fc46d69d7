-- The account that guests transfer to, and which of the payment methods that the site could take are offered.

alter table organisation
  -- As the bank knows them; a QR code of a transfer holds 70 characters.
  add account_holder text not null default '' check (length(account_holder) <= 70),
  -- Without blanks; empty until it is entered. The check digits are proved before.
  add iban text not null default '' check (iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{11,30})?$'),
  add bic text not null default '' check (bic ~ '^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$'),
  -- Null: every possible method, for every home. Else those that are offered, each once:
  -- [{"method": "bank-transfer", "countries": ["DE"] or null, "homes": [7] or null}]
  add offered_methods jsonb check (offered_methods is null or jsonb_typeof(offered_methods) = 'array'),
  -- Goes up with every change, so that nobody overwrites what they have not seen.
  add version integer not null default 1 check (version >= 1),
  -- Null until it is first changed.
  add changed_at timestamptz,
  add changed_by uuid,
  add check (num_nulls(changed_at, changed_by) in (0, 2));
