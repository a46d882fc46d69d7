// Guessing is counted once, whichever process of the site is asked: two of them stand on one database.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let other: RunningApp
beforeAll(async () => {
  const environment = { IDENTITY_KEY: randomBytes(32).toString('base64') }
  site = await startSite({ environment })
  other = await startApp({ databaseUrl: site.databaseUrl!, environment })
})
afterAll(async () => {
  await other?.stop()
  await site?.stop()
})

const tooMany = sentence('identity.tooManyRequests')
const wrong = sentence('identity.invalidCredential')

/** What strangers hear who guess at the doors in turn, until one is told to stop. */
async function guess(email: string, doors: readonly Pick<RunningApp, 'origin'>[]): Promise<string[]> {
  const heard: string[] = []
  while (heard.at(-1) !== tooMany && heard.length < 40) {
    const door = doors[heard.length % doors.length]!
    const { faults } = await plainVisitor(door).post('/login', { email, password: `guess ${heard.length}` })
    heard.push(faults.join())
  }
  return heard
}

test('two processes let no more guesses through than one, and both refuse then', async () => {
  expect(other.pid).not.toBe(site.pid)
  const [atOne, atBoth] = [await site.makeUser(), await site.makeUser()]
  const expected = [...Array(10).fill(wrong), tooMany]
  expect(await guess(atOne.email, [site])).toEqual(expected)
  expect(await guess(atBoth.email, [site, other])).toEqual(expected)
  for (const door of [site, other]) {
    const { status, faults } = await plainVisitor(door).post('/login', atBoth)
    expect([status, faults]).toEqual([429, [tooMany]])
  }
})
