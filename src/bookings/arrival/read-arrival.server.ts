// Reads how the guest of a booking arrives: of all that the home says, what they are told at this moment.

import { eq } from 'drizzle-orm'
import { type AddressRow, addressColumns, addressIn } from '#bookings/record/address-columns.server.ts'
import { isAllPaid } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type BookingRow, bookingCodeTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import { arrivalGuideTable, manualSectionTable } from '#stays/arrival/arrival-tables.server.ts'
import { manualPhoto } from '#stays/arrival/manual-photo.ts'
import { usualRule } from '#stays/arrival/telling-rule.ts'
import { translationsOfStay } from '#stays/languages/find-translations.server.ts'
import {
  type ReadTranslations,
  type TranslationMemory,
  translated,
  untranslated,
} from '#stays/languages/translation-memory.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { openCode } from './sealed-code.server.ts'
import type { ToldArrival } from './told-arrival.server.ts'
import { stands, whatIsTold } from './what-is-told.ts'

type Asked = {
  readonly state: BookingRow['state']
  /** Whether whoever reads it has proved to be its guest. */
  readonly isProved: boolean
  /** How much of the schedule is settled, in minor units. */
  readonly settled: number
}

/** What was entered about arriving, whether it is told or not: it goes to nobody but `toldArrival`. */
type EnteredArrival = {
  readonly home: AddressRow
  readonly publicPoint: Point
  /** At most one of each. */
  readonly guides: readonly Guide[]
  readonly codes: readonly { readonly codeSealed: Buffer }[]
  readonly manual: readonly Part[]
  readonly translations: ReadTranslations
}

/** The fields that read it, in a statement about bookings joined with their homes. */
export function enteredFields() {
  const { stayId, position } = manualSectionTable
  return {
    home: addressColumns,
    publicPoint: { latitude: stayTable.publicLatitude, longitude: stayTable.publicLongitude },
    guides: rowsOf(arrivalGuideTable, eq(arrivalGuideTable.stayId, stayTable.id), [arrivalGuideTable.stayId]),
    codes: rowsOf(bookingCodeTable, eq(bookingCodeTable.bookingId, bookingTable.id), [bookingCodeTable.bookingId]),
    manual: rowsOf(manualSectionTable, eq(stayId, stayTable.id), [position]),
    translations: translationsOfStay(),
  }
}

/** As `toldArrival`, of a booking whose row is known. */
export async function readArrival(
  queries: Queries,
  environment: Environment,
  booking: BookingRow,
  asked: Asked,
  now: Date,
): Promise<ToldArrival | undefined> {
  const [entered] = await queries
    .select(enteredFields())
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .where(eq(bookingTable.id, booking.id))
  return entered && toldArrival(environment, booking, entered, asked, now)
}

/** In the current language; undefined for a booking that does not stand. Nothing that is not told leaves this function. */
export function toldArrival(
  environment: Environment,
  booking: BookingRow,
  { home, publicPoint, guides: [guide], codes: [code], manual, translations }: EnteredArrival,
  { state, isProved, settled }: Asked,
  now: Date,
): ToldArrival | undefined {
  if (!stands(state)) return undefined
  const { timeZone } = booking
  const standing = { state, isPaid: isAllPaid(booking, settled), isProved, nights: nightsOf(booking), timeZone }
  const told = whatIsTold(standing, guide ?? usualRule, now)
  const memory = new Map(translations)
  const [hasAddress, hasCodes] = [told.address === 'told', told.codes === 'told']
  const own = openCode(
    environment,
    { bookingId: booking.id, what: 'door' },
    hasCodes ? (code?.codeSealed ?? null) : null,
  )
  return {
    told,
    address: hasAddress ? addressIn(home) : undefined,
    checkIn: hasAddress ? guide?.checkIn : undefined,
    gettingIn: hasAddress && guide ? translated(memory, guide.gettingIn) : '',
    manual: hasAddress ? manual.map(part => translatedPart(memory, part)) : [],
    publicPoint,
    host: guide && guide.hostName !== '' ? hostIn(memory, guide) : undefined,
    doorCode: own || (hasCodes ? openOf(environment, booking, guide, 'door') : ''),
    wifi:
      hasCodes && guide && guide.wifiNetwork !== ''
        ? { network: guide.wifiNetwork, password: openOf(environment, booking, guide, 'wifi') }
        : undefined,
    hasCodes: Boolean(code || guide?.doorCodeSealed || guide?.wifiNetwork),
    asTyped: untranslated(memory, currentLanguage().typedIn, [
      ...(guide ? [guide.hostWords, ...(hasAddress ? [guide.gettingIn] : [])] : []),
      ...(hasAddress ? manual.flatMap(({ title, text, alt }) => [title, text, alt]) : []),
    ]),
  }
}

type Guide = typeof arrivalGuideTable.$inferSelect
type Part = Pick<
  typeof manualSectionTable.$inferSelect,
  'title' | 'text' | 'alt' | 'path' | 'width' | 'height' | 'placeholder'
>

function openOf(
  environment: Environment,
  { stayId }: BookingRow,
  guide: Guide | undefined,
  what: 'door' | 'wifi',
): string {
  const sealed = what === 'door' ? guide?.doorCodeSealed : guide?.wifiPasswordSealed
  return openCode(environment, { stayId, what }, sealed ?? null)
}

function hostIn(memory: TranslationMemory, { hostName, hostLanguages, hostPhone, hostWords }: Guide) {
  return { name: hostName, languages: hostLanguages, phone: hostPhone, words: translated(memory, hostWords) }
}

function translatedPart(memory: TranslationMemory, part: Part) {
  const [title, alt] = [translated(memory, part.title), translated(memory, part.alt)]
  return { title, text: translated(memory, part.text), photo: manualPhoto({ ...part, title, alt }) }
}
