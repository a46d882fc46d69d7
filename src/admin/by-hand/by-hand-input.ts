// The input of what an operator books, holds or offers for a guest, by form and by call: the price, the guest, what is to be done.

import { z } from 'zod'
import { contactInput, reasonInput, seenMinorInput } from '#bookings/record/booking-input.ts'
import { longestNotes, waysToCome } from '#bookings/record/contact.ts'
import { languageCodes } from '#catalogue/languages.ts'
import type { OwnPrice } from '#holds/own-price.ts'
import { emailAddress, line, lines, parseFormInput, typing, uuidInput, whole } from '#values/form-input.ts'
import { type Currency, parseCurrency } from '#values/money.ts'
import { parseAmount } from '#values/typed-sum.ts'

/** A sum of the home's currency, nothing included. */
export const agreedSum = whole(0, 999_999_999_999, 'byHand.sumWrong').register(typing, {
  read: (typed, about) => {
    const code = parseCurrency(String(about.currency))
    return code && parseAmount(typed, code)
  },
  write: String,
})

const mostReason = 200

/** What the operator decides about the price. */
const priceFields = {
  overrules: z.boolean().default(false).meta({
    description:
      'Whether it is booked although rules about when and how long stand against it. What is taken, too small or without a price is refused all the same.',
  }),
  ownReason: line({ most: mostReason }).default('').meta({
    description: 'Why another price was agreed; the guest reads it beside the sum. Required with another price.',
    example: 'Regular guest',
  }),
  ownTotalMinor: agreedSum.optional().meta({
    description: 'Another total, in minor units; the nights take the difference. Not together with `ownParts`.',
  }),
  ownParts: z
    .array(
      z.strictObject({
        part: line({ most: 40 }).meta({ description: 'Which part of the price.', example: 'lodging' }),
        minor: agreedSum.optional().describe('What is agreed for it, without taxes on top.'),
      }),
    )
    .max(60)
    .default([])
    .describe('Parts of the price for which another sum was agreed; the others stay as computed.'),
}

const ownPriceShape = z.strictObject(priceFields)
type OwnTyped = Pick<z.output<typeof ownPriceShape>, 'ownReason' | 'ownTotalMinor' | 'ownParts'>

const partsOf = ({ ownParts }: OwnTyped) =>
  ownParts.flatMap(({ part: key, minor }) => (minor === undefined ? [] : [{ key, minor }]))
const isOwn = (typed: OwnTyped) => typed.ownTotalMinor !== undefined || partsOf(typed).length > 0
const hasReason = (typed: OwnTyped) => !isOwn(typed) || typed.ownReason !== ''
const isOneWay = (typed: OwnTyped) => typed.ownTotalMinor === undefined || partsOf(typed).length === 0
const reasonMissing = { message: 'byHand.reasonMissing', path: ['ownReason'] }
const eitherWay = { message: 'byHand.totalOrParts', path: ['ownTotalMinor'] }

/** Undefined where the computed price is asked for. */
export function ownPriceOf(typed: OwnTyped): OwnPrice | undefined {
  if (!isOwn(typed)) return undefined
  return { reason: typed.ownReason, totalMinor: typed.ownTotalMinor, parts: partsOf(typed) }
}

const mostHours = 14 * 24

const actFields = {
  ...priceFields,
  how: z.enum(['book', 'hold', 'offer']).meta({
    description:
      'Whether it is booked now, its nights are held until the guest books them by a mailed link, or it is offered without holding a night.',
    example: 'hold',
  }),
  contact: contactInput
    .extend({
      email: emailAddress({ wrong: 'bookings.emailWrong' })
        .default('')
        .describe('An e-mail address; empty for a guest who has none.'),
    })
    .refine(({ email, phone }) => email !== '' || phone !== null, { message: 'byHand.reachable', path: ['phone'] })
    .meta({
      description: 'The guest, with an e-mail address or a telephone number at least.',
      example: { name: 'Ada Lovelace', email: 'ada@example.org' },
    }),
  language: z.enum(languageCodes as [string, ...string[]]).describe('In which the guest is written to.'),
  cameBy: z.enum(waysToCome).describe('How the guest asked.'),
  note: lines({ most: longestNotes }).default('').describe('A note for the team; the guest does not read it.'),
  payment: z
    .enum(['transfer', 'at-home', 'paid'])
    .default('at-home')
    .describe('How a booking is paid: by transfer, at the home, or it has been, which is noted.'),
  agreed: z
    .boolean()
    .default(false)
    .describe('That the guest was told the price and the terms, and agreed. Required to book.'),
  hours: whole(1, mostHours, 'byHand.hoursWrong').default(48).describe('How many hours a hold or an offer stands.'),
  words: reasonInput.describe('A message to the guest, in the mail with the link.'),
  enquiry: uuidInput.optional().meta({
    description:
      'The enquiry that waits and is answered by the offer: it goes on with its thread, as the visit and the guest that are offered. Not for what is booked at once.',
  }),
  totalMinor: seenMinorInput.meta({ description: 'The total that was seen, in minor units.', example: 45_000 }),
}

type Acting = { readonly how: string; readonly agreed: boolean; readonly enquiry?: string }
const isAgreed = ({ how, agreed }: Acting) => how !== 'book' || agreed
const isOfferedTo = ({ how, enquiry }: Acting) => how !== 'book' || enquiry === undefined
const onlyOffered = { message: 'byHand.enquiryIsOffered', path: ['enquiry'] }
const notAgreed = { message: 'byHand.agreedMissing', path: ['agreed'] }

/** `visit` is what the call names beside it; the page's address has it already. */
export function priceByHandBody<const Visit extends z.ZodRawShape>(visit: Visit) {
  return z
    .strictObject({ ...visit, ...priceFields })
    .refine(typed => hasReason(typed as OwnTyped), reasonMissing)
    .refine(typed => isOneWay(typed as OwnTyped), eitherWay)
}

export function byHandBody<const Visit extends z.ZodRawShape>(visit: Visit) {
  return z
    .strictObject({ ...visit, ...actFields })
    .refine(typed => hasReason(typed as OwnTyped), reasonMissing)
    .refine(typed => isOneWay(typed as OwnTyped), eitherWay)
    .refine(typed => isAgreed(typed as Acting), notAgreed)
    .refine(typed => isOfferedTo(typed as Acting), onlyOffered)
}

const priceForm = priceByHandBody({})
const actForm = byHandBody({})

/** As `how` the form sends which button was pressed. */
export function parseByHandForm(form: FormData, currency: Currency) {
  return parseFormInput(actForm, form, { how: 'intent', totalMinor: 'seen' }, { about: { currency } })
}

/** The fields of the same form that make the price. */
export function parseOwnPriceForm(form: FormData, currency: Currency) {
  return parseFormInput(priceForm, form, {}, { about: { currency } })
}

export type ByHandInput = z.output<typeof actForm>
export type ByHandValues = ReturnType<typeof parseByHandForm>['values']
