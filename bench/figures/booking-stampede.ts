// B3: 64 people who want the same nights of one home at the same moment, over HTTP, from two processes of the site.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RunningApp } from '#tests/support/app.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { plainVisitor } from '#tests/support/plain-visitor.ts'
import { daysAhead } from '#tests/support/some-homes.ts'
import { roomyLimits } from '#tests/support/tools.ts'
import type { Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'

const crowd = 64
/** Each round wants nights of its own, and none of them may be sold before the day it wants is too far away. */
const roundsAHome = 50

/** Days as YYYY-MM-DD. */
type Visit = { readonly in: string; readonly out: string }

/** Asks for the nights without script; true when they are held now. */
async function reserve(app: RunningApp, slug: string, visit: Visit): Promise<boolean> {
  const form = { intent: 'hold', ...visit, adults: '2', key: randomUUID() }
  const { status, location, text } = await plainVisitor(app).post(`/stays/${slug}/book`, form)
  if (status === 303 && location) return true
  if (status === 409) return false
  throw new Error(`A hold was answered with ${status}: ${text.replace(/<[^>]+>/g, ' ').slice(0, 300)}`)
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const fresh = await ground.database()
  const rounds = ground.pick(3, 200)
  const environment = roomyLimits
  const sites = [await ground.site(fresh, environment), await ground.site(fresh, environment)]
  const homes: BuiltHome[] = []
  for (let home = 0; home * roundsAHome < rounds; home++) homes.push(await buildHome(fresh.database))

  /** How many have the nights now: on a slow machine the first holds end long before the last round. */
  async function held({ unitId }: BuiltHome, visit: Visit): Promise<number> {
    const { rows } = await fresh.database.execute<{ held: number }>(sql`
      select count(*)::integer as held from occupancy
      where unit_id = ${unitId} and nights && daterange(${visit.in}::date, ${visit.out}::date) and not released`)
    return rows[0]!.held
  }

  let wrong = 0
  let most = 0
  for (let round = 0; round < rounds; round++) {
    const home = homes[Math.floor(round / roundsAHome)]!
    const day = 10 + (round % roundsAHome) * 3
    const visit = { in: daysAhead(day), out: daysAhead(day + 2) }
    const answers = await Promise.all(
      Array.from({ length: crowd }, (_, at) => reserve(sites[at % sites.length]!, home.slug, visit)),
    )
    const winners = answers.filter(Boolean).length
    most = Math.max(most, winners)
    // A winner whom nobody was told of is as wrong as two.
    if (winners !== 1 || (await held(home, visit)) !== 1) wrong += 1
  }
  return { B3: { value: wrong, seen: { rounds, most } } }
}

export const measurement: Measurement = {
  figures: [
    {
      id: 'B3',
      name: 'stampedes of 64 over HTTP without exactly one winner',
      unit: 'count',
      against: '–',
      better: 'less',
      goal: 0,
      failsAt: 0,
    },
  ],
  measure,
}
