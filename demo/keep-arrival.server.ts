// Enters how guests arrive at a demo home where nothing is entered yet: what an operator of the demo made of it stays.

import { asc, eq } from 'drizzle-orm'
import { sealCode } from '#bookings/arrival/sealed-code.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { arrivalGuideTable, manualSectionTable } from '#stays/arrival/arrival-tables.server.ts'
import { photoTable } from '#stays/stay-tables.server.ts'
import { arrivalsOfHomes, type DemoArrival } from './arrivals.ts'
import type { DemoHome } from './home.ts'

export async function keepArrival(
  queries: Transaction,
  environment: Environment,
  { slug }: DemoHome,
  stayId: number,
): Promise<void> {
  const arrival = arrivalsOfHomes[slug]
  if (!arrival || (await queries.$count(arrivalGuideTable, eq(arrivalGuideTable.stayId, stayId))) > 0) return
  const { checkIn, gettingIn, doorCode = '', wifi, host } = arrival
  const [hostName, hostLanguages, hostWords] = host
  await queries.insert(arrivalGuideTable).values({
    ...{ stayId, checkIn, gettingIn, hostName, hostLanguages: [...hostLanguages], hostWords, hostShown: true },
    hostPhone: `+999555${String(stayId).padStart(4, '0')}`,
    doorCodeSealed: sealCode(environment, { stayId, what: 'door' }, doorCode),
    wifiNetwork: wifi?.[0] ?? '',
    wifiPasswordSealed: sealCode(environment, { stayId, what: 'wifi' }, wifi?.[1] ?? ''),
  })
  await queries.insert(manualSectionTable).values(await manualRows(queries, arrival, stayId))
}

async function manualRows(queries: Transaction, { manual }: DemoArrival, stayId: number) {
  const photos = await queries
    .select()
    .from(photoTable)
    .where(eq(photoTable.stayId, stayId))
    .orderBy(asc(photoTable.position))
  return manual.map(([title, text, picture], position) => {
    const photo = picture === undefined ? undefined : photos[picture - 1]
    const { alt = '', path = null, width = null, height = null, placeholder = null } = photo ?? {}
    return { stayId, position, title, text, alt, path, width, height, placeholder }
  })
}
