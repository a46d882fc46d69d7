// The host on the page of a home, and the way to ask about it with the visit filled in.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { type Site, startSite } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({
    prepare: async ({ database }) => {
      const { id } = await buildHome(database, { slug: 'mill', name: 'The Mill' })
      await database.execute(sql`
        insert into arrival_guide (stay_id, check_in, host_name, host_languages, host_phone, host_words)
        values (${id}, 'other', 'Jette', '{de,en}', '+441632960123', 'The stream never sleeps.')`)
    },
  })
})
afterAll(() => site.stop())

const words = (page: string) => page.replaceAll('&amp;', '&').replaceAll('\u2009', ' ')
const read = async (path: string) => words(await (await site.get(path)).text())
const set = (columns: ReturnType<typeof sql>) => site.tools.database.execute(sql`update arrival_guide set ${columns}`)

test('the host is introduced where the operator ticked it, with what guests may know before they book', async () => {
  const untold = await read('/stays/mill')
  expect(untold).not.toContain('Jette')
  expect(untold).not.toContain('The stream never sleeps.')
  await set(sql`host_shown = true, host_answer_minutes = 70`)
  const told = await read('/stays/mill')
  expect(told).toContain(sentence('stays.meetHost', { name: 'Jette' }))
  expect(told).toContain(sentence('stays.hostSpeaks', { languages: 'German and English' }))
  expect(told).toContain(sentence('stays.answersInHours', { hours: 2 }))
  expect(told).toContain('The stream never sleeps.')
  for (const secret of ['1632960123', 'hostPhone', 'host_phone']) expect(told).not.toContain(secret)
  await set(sql`host_name = ''`)
  expect(await read('/stays/mill')).not.toContain('The stream never sleeps.')
})

test('whoever asks about a home finds it in the form with the visit they were looking at, as far as it can be read', async () => {
  const [arrive, leave] = [daysAhead(40), daysAhead(44)]
  const page = await read(`/stays/mill?in=${arrive}&out=${leave}&adults=2&pets=1&code=SECRET`)
  const link = /href="(\/contact\?home=mill[^"]*)"/.exec(page)![1]!
  expect(link).toBe(`/contact?home=mill&in=${arrive}&out=${leave}&adults=2&infants=0&pets=1&serviceAnimals=0`)
  const form = await read(link)
  expect(form).toContain(sentence('messages.aboutHome', { home: 'The Mill' }))
  expect(form).toMatch(/value="The Mill, [^"]*2 adults and 1 pet"/)
  for (const odd of [`in=${leave}&out=${arrive}`, 'in=tomorrow', 'adults=900', `in=${arrive}`, '']) {
    const plain = await site.get(`/contact?home=mill&${odd}`)
    expect(plain.status).toBe(200)
    expect(words(await plain.text())).not.toContain('value="The Mill,')
  }
  expect(await read(`/contact?home=nowhere&in=${arrive}&out=${leave}`)).not.toContain('2 adults')
})
