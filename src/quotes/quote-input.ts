// The input of a home's page, read from its address: the visit, the rate, a code and extras.

import { sentence } from '#catalogue/sentence.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import { readCarried, searchField, usualVisitFields } from '#quotes/input/visit-fields.ts'
import { parseVisitInput, type VisitInput } from '#quotes/input/visit-input.ts'
import type { CalendarDay } from '#values/calendar-day.ts'

/** `plan`, `code`, `extra-7` for the extra of that id, and the `search` that led here: as typed, by the name of the field. */
export type ChosenFields = Readonly<Record<string, string>>

export type QuoteInput = {
  readonly visit: VisitInput
  readonly chosen: ChosenFields
  /** What is wrong with the chosen fields, by their names. */
  readonly faults: Readonly<Record<string, string>>
  /** Absent without dates, and while anything is wrong. */
  readonly input: StayInput | undefined
}

/** The field of an extra. */
export function extraField(feeId: number): string {
  return `extra-${feeId}`
}

/** The fields that choose this code and these extras. */
export function chosenFields({ couponCode, extras }: Pick<Quote, 'couponCode' | 'extras'>): ChosenFields {
  const named = extras.map(({ feeId, quantity }) => [extraField(feeId), String(quantity)])
  return { ...Object.fromEntries(named), ...(couponCode !== null && { code: couponCode }) }
}

const extraShape = /^extra-(\d{1,9})$/
/** More kinds than any home has. */
const mostKinds = 50

/** Reads what `parseVisitInput` reads, and `plan, code, extra-…`; the last of a repeated field counts. */
export function parseQuoteInput(query: URLSearchParams, today: CalendarDay): QuoteInput {
  const visit = parseVisitInput(query, today)
  const { chosen, faults: chosenFaults, extras, couponCode } = parseChosen(query)
  const faults: Record<string, string> = { ...chosenFaults }
  const { plan = '' } = chosen
  if (!/^\d{0,9}$/.test(plan)) faults.plan = sentence('quotes.unknownRate')
  const isWrong = Object.keys(faults).length + Object.keys(visit.faults).length > 0
  const input =
    visit.nights && !isWrong
      ? {
          nights: visit.nights,
          party: visit.party,
          extras,
          ratePlanId: plan === '' ? undefined : Number(plan),
          couponCode,
        }
      : undefined
  const carried = readCarried(query)
  return { visit, chosen: { ...chosen, ...(carried && { [searchField]: carried }) }, faults, input }
}

type ChosenInput = Pick<QuoteInput, 'chosen' | 'faults'> & Pick<StayInput, 'extras' | 'couponCode'>

/** Reads the fields `code` and `extra-…` alone. */
export function parseChosen(query: URLSearchParams): ChosenInput {
  const chosen = chosenIn(query)
  const faults: Record<string, string> = {}
  const extras: { feeId: number; quantity: number }[] = []
  for (const [name, typed] of Object.entries(chosen)) {
    const feeId = extraShape.exec(name)?.[1]
    if (feeId === undefined || typed === '') continue
    const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : undefined
    if (quantity === undefined) faults[name] = sentence('quotes.wholeOrNothing')
    else if (quantity > 0) extras.push({ feeId: Number(feeId), quantity })
  }
  return { chosen, faults, extras, couponCode: chosen.code || undefined }
}

function chosenIn(query: URLSearchParams): ChosenFields {
  const named = [...new Set(query.keys())].filter(name => name === 'plan' || name === 'code' || extraShape.test(name))
  const read = named.slice(0, mostKinds).map(name => {
    const typed = (query.getAll(name).at(-1) ?? '').replaceAll('\0', '').trim().slice(0, 60)
    return [name, extraShape.test(name) && typed === '0' ? '' : typed] as const
  })
  return Object.fromEntries(read)
}

/** Everything that was typed, by the names of the fields. */
export function quoteFields({ visit, chosen }: Pick<QuoteInput, 'visit' | 'chosen'>): ChosenFields {
  return { ...chosen, ...visit.fields }
}

/** The part of an address that asks for these fields; what is usual is left out. */
export function quoteQuery(fields: ChosenFields): URLSearchParams {
  const usual: ChosenFields = usualVisitFields
  return new URLSearchParams(Object.entries(fields).filter(([name, value]) => value !== (usual[name] ?? '')))
}

/** The address of a home's page with all of this filled in. */
export function quoteAddress(slug: string, fields: ChosenFields): string {
  const written = quoteQuery(fields).toString()
  return written ? `/stays/${slug}?${written}` : `/stays/${slug}`
}
