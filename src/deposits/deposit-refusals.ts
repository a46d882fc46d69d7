// Why a command about a damage deposit was refused: every reason with its sentence and the status it is answered with.

export type DepositRefusal =
  | 'booking-unknown'
  | 'deposit-not-wanted'
  | 'payment-under-way'
  | 'way-unknown'
  | 'not-allowed'
  | 'sum-wrong'
  | 'more-than-held'
  | 'reason-missing'
  | 'deposit-not-held'
  | 'deposit-ran-out'
  | 'key-reused'

export const depositRefusals: Readonly<Record<DepositRefusal, string>> = {
  'booking-unknown': 'There is no such booking.',
  'deposit-not-wanted': 'No damage deposit is asked for at the moment.',
  'payment-under-way': 'A payment for this booking is under way already. Please wait for its answer.',
  'way-unknown': 'The damage deposit cannot be reserved on a card here.',
  'not-allowed': 'Damage deposits are decided on by managers, accountants and owners.',
  'sum-wrong': 'Please write the sum as a number above zero, such as 120 or 120.50.',
  'more-than-held': 'So much cannot be taken: it is more than the damage deposit.',
  'reason-missing': 'Please write what was damaged: the guest is told.',
  'deposit-not-held': 'This damage deposit is not held any more, or somebody has decided on it.',
  'deposit-ran-out': 'The bank does not reserve the damage deposit any more, so nothing could be taken.',
  'key-reused': 'This form was already sent with other details. Please open the page afresh.',
}

// biome-ignore format: a table
export const depositRefusalStatus: Readonly<Record<DepositRefusal, 403 | 404 | 409 | 422>> = {
  'booking-unknown': 404,
  'deposit-not-wanted': 409,
  'payment-under-way': 409,
  'way-unknown': 422,
  'not-allowed': 403,
  'sum-wrong': 422,
  'more-than-held': 422,
  'reason-missing': 422,
  'deposit-not-held': 409,
  'deposit-ran-out': 409,
  'key-reused': 409,
}
