// The form of a home's usual price: a night, how weekdays differ, and what more guests cost.

import { wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import type { AgeBand } from '#offers/terms/party.ts'
import type { BasePlan } from '#offers/terms/rate-plan.ts'
import { type Currency, decimalText, money } from '#values/money.ts'
import type { RateReader, RateValues } from './rate-form.ts'
import { changeFault, readChange, readSum, sumFault } from './read-sums.ts'

const deltaFields = [0, 1, 2, 3, 4, 5, 6].map(index => `delta-${index}`)

export const bandField = ({ code }: Pick<AgeBand, 'code'>): string => `band-${code}`

export const baseForm: RateReader = {
  fields: ({ bands }) => ['nightly', ...deltaFields, 'included', ...bands.map(bandField)],
  read: (values, { currency, bands, maxGuests }) => {
    const nightly = values.nightly === '' ? null : readSum(values.nightly!, currency)
    const deltas = deltaFields.map(name => (values[name] === '' ? 0 : readChange(values[name]!, currency)))
    const included = wholeNumberIn(values.included!, 1, 100)
    const extra = bands.map(band => [band, values[bandField(band)]!] as const)
    const sums = extra.map(([band, text]) => [band, text === '' ? 0 : readSum(text, currency)] as const)
    const faults = Object.fromEntries([
      ...(nightly === undefined ? [['nightly', sumFault(currency)]] : []),
      ...deltaFields.filter((_, index) => deltas[index] === undefined).map(name => [name, changeFault(currency)]),
      ...(included === undefined
        ? [['included', `Please write for how many guests the price of the night is, such as ${maxGuests}.`]]
        : []),
      ...sums.filter(([, sum]) => sum === undefined).map(([band]) => [bandField(band), sumFault(currency)]),
    ])
    if (Object.keys(faults).length > 0 || nightly === undefined || included === undefined) return { ok: false, faults }
    const paid = sums.flatMap(([{ code }, sum]) => (sum ? [[code, sum] as const] : []))
    return {
      ok: true,
      change: {
        kind: 'base',
        base: {
          baseNightlyMinor: nightly,
          weekdayDeltaMinor: deltas.map(delta => delta ?? 0),
          includedGuests: included,
          extraGuestNightlyMinor: Object.fromEntries(paid),
        },
      },
    }
  },
}

export function baseValues(plan: BasePlan, bands: readonly AgeBand[], code: Currency): RateValues {
  const sum = (minor: number) => decimalText(money(minor, code))
  const extra = bands.map(band => {
    const minor = plan.extraGuestNightlyMinor[band.code] ?? 0
    return [bandField(band), minor === 0 ? '' : sum(minor)]
  })
  return {
    nightly: plan.baseNightlyMinor === null ? '' : sum(plan.baseNightlyMinor),
    ...Object.fromEntries(
      deltaFields.map((name, index) => {
        const minor = plan.weekdayDeltaMinor[index] ?? 0
        return [name, minor === 0 ? '' : sum(minor)]
      }),
    ),
    included: String(plan.includedGuests),
    ...Object.fromEntries(extra),
  }
}
