// What the start says of a configuration that is dangerous or half done, and what every page of a try-out says.

import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { startApp } from './support/app.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { temporaryFolder } from './support/folder.ts'

const html = { headers: { accept: 'text/html' } }
const tryOut = sentence('shell.tryOut')

describe('cards of a test', () => {
  const production = {
    NODE_ENV: 'production',
    PAYMENT_WAYS: 'bank-transfer,test-card',
    SITE_CONTACT: 'ada@home.example',
  }

  test('are refused in production', async () => {
    await expect(startApp({ environment: production })).rejects.toThrow(
      'PAYMENT_WAYS must not have test-card in production: whoever types a test card books without paying.',
    )
  })

  test('are taken by a try-out, which says so on every page', async () => {
    const app = await startApp({ environment: { ...production, TRY_OUT: 'on' } })
    try {
      for (const path of ['/', '/stays', '/login', '/contact', '/tos', '/no-such-page'])
        expect([path, (await (await app.get(path, html)).text()).includes(tryOut)]).toEqual([path, true])
    } finally {
      await app.stop()
    }
  })
})

describe('the start', () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()]
  const warnings = async (databaseUrl: string, environment: Record<string, string>, dataDir?: string) => {
    const app = await startApp({ databaseUrl, environment: { ...environment, ...(dataDir && { DATA_DIR: dataDir }) } })
    expect(await (await app.get('/', html)).text()).not.toContain(tryOut)
    // The keys that sign are made when they are first asked for.
    await app.get('/.well-known/jwks.json')
    await app.stop()
    return app
      .logs()
      .split('\n')
      .filter(line => line.startsWith('Warning: '))
  }
  const withDatabase = async (work: (database: FreshDatabase) => Promise<void>) => {
    const database = await freshDatabase()
    await work(database).finally(database.drop)
  }

  test('warns that nobody gets the mail for the operator', () =>
    withDatabase(async ({ url }) => {
      const IDENTITY_KEY = randomBytes(32).toString('base64')
      expect(await warnings(url, { IDENTITY_KEY })).toEqual([expect.stringContaining('SITE_CONTACT is not set')])
      expect(await warnings(url, { IDENTITY_KEY, SITE_CONTACT: 'ada@home.example' })).toEqual([])
    }))

  test('warns of a data folder whose key is not the one of the database', () =>
    withDatabase(async ({ url }) => {
      const settings = { SITE_CONTACT: 'ada@home.example' }
      expect(await warnings(url, settings, one)).toEqual([])
      expect(await warnings(url, settings, one)).toEqual([])
      expect(await warnings(url, settings, other)).toEqual([expect.stringContaining('another identity key')])
    }))
})
