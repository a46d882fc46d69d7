// Reads how the guest of a booking arrives: of all that the home says, what they are told at this moment.

import { eq, sql } from 'drizzle-orm'
import { addressColumns, addressIn } from '#bookings/record/address-columns.server.ts'
import { isAllPaid, settledMinor } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type BookingRow, bookingCodeTable } from '#bookings/record/booking-tables.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { arrivalGuideTable, type manualSectionTable } from '#stays/arrival/arrival-tables.server.ts'
import { manualPhoto } from '#stays/arrival/manual-photo.ts'
import { usualRule } from '#stays/arrival/telling-rule.ts'
import { findTranslations } from '#stays/languages/find-translations.server.ts'
import { type TranslationMemory, translated, untranslated } from '#stays/languages/translation-memory.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { openCode } from './sealed-code.server.ts'
import type { ToldArrival } from './told-arrival.server.ts'
import { stands, whatIsTold } from './what-is-told.ts'

type Asked = {
  readonly state: BookingRow['state']
  /** Whether whoever reads it has proved to be its guest. */
  readonly isProved: boolean
}

/** In the current language; undefined for a booking that does not stand. Nothing that is not told leaves this function. */
export async function readArrival(
  queries: Queries,
  environment: Environment,
  booking: BookingRow,
  { state, isProved }: Asked,
  now: Date,
): Promise<ToldArrival | undefined> {
  if (!stands(state)) return undefined
  const [found, memoryOf, settled] = await Promise.all([
    findEntered(queries, booking),
    findTranslations(queries, [booking.stayId]),
    settledMinor(queries, booking),
  ])
  const { home, guide, code, manual } = found
  const { timeZone } = booking
  const standing = { state, isPaid: isAllPaid(booking, settled), isProved, nights: nightsOf(booking), timeZone }
  const told = whatIsTold(standing, guide ?? usualRule, now)
  const memory = memoryOf(booking.stayId)
  const [hasAddress, hasCodes] = [told.address === 'told', told.codes === 'told']
  const own = openCode(environment, { bookingId: booking.id, what: 'door' }, hasCodes ? (code?.sealed ?? null) : null)
  return {
    told,
    address: hasAddress ? addressIn(home) : undefined,
    checkIn: hasAddress ? guide?.checkIn : undefined,
    gettingIn: hasAddress && guide ? translated(memory, guide.gettingIn) : '',
    manual: hasAddress ? manual.map(part => translatedPart(memory, part)) : [],
    publicPoint: found.publicPoint,
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

/** In one statement: the page of a booking has many others. */
async function findEntered(queries: Queries, { id, stayId }: BookingRow) {
  const manual = sql<readonly Part[]>`(
    select coalesce(json_agg(to_json(part) order by part.position), '[]')
    from manual_section part where part.stay_id = ${stayTable.id})`
  const publicPoint = { latitude: stayTable.publicLatitude, longitude: stayTable.publicLongitude }
  const [found] = await queries
    .select({
      home: addressColumns,
      publicPoint,
      guide: arrivalGuideTable,
      code: { sealed: bookingCodeTable.codeSealed },
      manual,
    })
    .from(stayTable)
    .leftJoin(arrivalGuideTable, eq(arrivalGuideTable.stayId, stayTable.id))
    .leftJoin(bookingCodeTable, eq(bookingCodeTable.bookingId, id))
    .where(eq(stayTable.id, stayId))
  if (!found) throw new Error(`There is no home ${stayId} to arrive at`)
  return found
}

function openOf(environment: Environment, { stayId }: BookingRow, guide: Guide | null, what: 'door' | 'wifi'): string {
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
