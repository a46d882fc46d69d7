// How each kind of form about rates is read.

import { baseForm } from './base-form.ts'
import { nightsForm } from './nights-form.ts'
import type { RateKind } from './rate-change.ts'
import type { RateReader } from './rate-form.ts'
import { seasonForm } from './season-form.ts'

export const rateReaders: Readonly<Record<RateKind, RateReader>> = {
  base: baseForm,
  season: seasonForm,
  nights: nightsForm,
}
