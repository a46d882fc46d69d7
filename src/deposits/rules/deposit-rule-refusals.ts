// Why a home's damage deposit was not set: every reason with its sentence and the status it is answered with.

export type DepositRuleRefusal = 'not-allowed' | 'home-unknown' | 'out-of-date'

export const depositRuleRefusals: Readonly<Record<DepositRuleRefusal, string>> = {
  'not-allowed': 'The damage deposit of a home is set by managers and owners.',
  'home-unknown': 'There is no such home, or it is not sold.',
  'out-of-date':
    'Somebody has changed this damage deposit since you opened the page. Above is how it stands now; what you chose is still in the form.',
}

// biome-ignore format: a table
export const depositRuleRefusalStatus: Readonly<Record<DepositRuleRefusal, 403 | 404 | 409>> = {
  'not-allowed': 403,
  'home-unknown': 404,
  'out-of-date': 409,
}
