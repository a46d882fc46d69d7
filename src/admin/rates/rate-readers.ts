// How each kind of form about rates is read.

import { baseForm } from './base-form.ts'
import { discountForm } from './discount-form.ts'
import { feeForm } from './fee-form.ts'
import { nightsForm } from './nights-form.ts'
import type { RateKind } from './rate-change.ts'
import type { RateReader } from './rate-form.ts'
import { ruleForm } from './rule-form.ts'
import { seasonForm } from './season-form.ts'
import { termsForm } from './terms-form.ts'

export const rateReaders: Readonly<Record<RateKind, RateReader>> = {
  base: baseForm,
  season: seasonForm,
  nights: nightsForm,
  rule: ruleForm,
  fee: feeForm,
  discount: discountForm,
  terms: termsForm,
}
