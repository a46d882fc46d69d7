// How soon guests are answered: a median of enough first answers of the last ninety days, by the host, and nobody is flattered.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { days, earlier, hours, later, type Milliseconds, minutes } from '#values/duration.ts'
import { noteAnswerTimes } from './note-answer-times.server.ts'

let handed: TestTools
let home: number
let sister: number
let stranger: number

beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())

const run = (statement: ReturnType<typeof sql>) => handed.tools.database.execute(statement)

async function hosted(name: string): Promise<number> {
  const { id } = await buildHome(handed.tools.database, { slug: `home-${randomUUID()}`, nightlyMinor: null })
  await run(sql`insert into arrival_guide (stay_id, check_in, host_name) values (${id}, 'other', ${name})`)
  return id
}

beforeEach(async () => {
  const name = `Ana ${randomUUID()}`
  ;[home, sister, stranger] = [await hosted(name), await hosted(name), await hosted(`${name} II`)]
})

type Question = { readonly ago?: Milliseconds; readonly after?: Milliseconds; readonly waits?: boolean }

/** Somebody asks about the home and is answered; without `after` they are not. */
async function asked(stayId: number, { ago = days(10), after, waits = after === undefined }: Question) {
  const id = randomUUID()
  const at = earlier(handed.clock.now(), ago)
  await run(sql`insert into conversation (id, form_key, name, email, stay_id, created_at, last_message_at, waits_for_answer)
    values (${id}, ${id}, 'Ada', 'ada@example.org', ${stayId}, ${at}, ${at}, ${waits})`)
  const say = (author: string, when: Date) =>
    run(sql`insert into message (conversation_id, author, text, form_key, created_at)
    values (${id}, ${author}, 'Words', ${randomUUID()}, ${when})`)
  await say('guest', at)
  if (after === undefined) return
  await say('operator', later(at, after))
  // Only the first answer counts.
  await say('guest', later(at, days(1)))
  await say('operator', later(at, days(9)))
}

async function noted(stayId: number): Promise<number | null> {
  await noteAnswerTimes(handed.tools)
  const { rows } = await run(sql`select host_answer_minutes as minutes from arrival_guide where stay_id = ${stayId}`)
  return (rows[0] as { minutes: number | null }).minutes
}

async function answered(stayId: number, ...after: Milliseconds[]) {
  for (const each of after) await asked(stayId, { after: each })
}

test('five first answers make a median, four say nothing, and old ones nothing at all', async () => {
  await answered(home, minutes(10), minutes(20), minutes(90), hours(20))
  await asked(home, { ago: days(91), after: minutes(1) })
  expect(await noted(home)).toBeNull()
  await answered(home, minutes(100))
  expect(await noted(home)).toBe(90)
  handed.clock.advance(days(85))
  expect(await noted(home)).toBeNull()
})

test('homes of one host count together, and another host of nearly the same name apart', async () => {
  await answered(home, minutes(10), minutes(10))
  await answered(sister, minutes(30), minutes(30), minutes(30))
  await answered(stranger, hours(5), hours(5), hours(5), hours(5))
  expect([await noted(home), await noted(sister), await noted(stranger)]).toEqual([30, 30, null])
  await run(sql`update arrival_guide set host_phone = '+441632960123' where stay_id = ${sister}`)
  expect([await noted(home), await noted(sister)]).toEqual([null, null])
})

test('whoever waits in vain counts with the waiting, once it is long; whom no answer was due to does not', async () => {
  await answered(home, minutes(10), minutes(10), minutes(10))
  await asked(home, { ago: hours(1) })
  await asked(home, { waits: false })
  expect(await noted(home)).toBeNull()
  for (let at = 0; at < 4; at++) await asked(home, { ago: days(3) })
  expect(await noted(home)).toBe(days(3) / minutes(1))
})
