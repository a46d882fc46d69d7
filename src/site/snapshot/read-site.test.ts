// The site in the memory of a process: who reads after a change finds it, and a reading that fails takes nothing away.

import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/tools/database.server.ts'
import { forgetSite, keepSite, knownSite, readSite, renewSite } from './read-site.server.ts'
import type { SiteSnapshot } from './site-snapshot.server.ts'

/** What is stored, each reading of which ends when the test says so. */
function storedSite() {
  let stored = 0
  const underWay: { readonly end: () => void; readonly fail: (fault: Error) => void }[] = []
  let readings = 0
  return {
    change: () => ++stored,
    readings: () => readings,
    underWay: () => underWay.length,
    /** The oldest reading under way ends. */
    end: () => underWay.shift()!.end(),
    fail: () => underWay.shift()!.fail(new Error('The database is away')),
    /** As a database does, it answers what was stored when it was asked. */
    read: (): Promise<SiteSnapshot> => {
      readings += 1
      const { promise, resolve, reject } = Promise.withResolvers<SiteSnapshot>()
      const seen = asSnapshot(stored)
      underWay.push({ end: () => resolve(seen), fail: reject })
      return promise
    },
  }
}

/** Told apart by a number alone. */
const asSnapshot = (number: number) => ({ pages: [], number }) as unknown as SiteSnapshot
const numberOf = (snapshot: SiteSnapshot | undefined) => (snapshot as { number?: number } | undefined)?.number
/** All that can go on without a reading ending has gone on. */
const settle = () => new Promise<void>(resolve => setImmediate(resolve))

let database: Database
let stored: ReturnType<typeof storedSite>
beforeEach(() => {
  database = {} as Database
  stored = storedSite()
})
async function follow() {
  const following = keepSite(database, stored.read)
  stored.end()
  return following
}
const read = async () => numberOf(await readSite({ database }))

describe('a site that is followed', () => {
  it('is read once, however many ask', async () => {
    await follow()
    expect(await Promise.all([read(), read(), read()])).toEqual([0, 0, 0])
    expect(stored.readings()).toBe(1)
  })

  it('is known to nobody before the first reading has ended, nor where that fails', async () => {
    const following = keepSite(database, stored.read)
    expect(knownSite(database)).toBeUndefined()
    stored.fail()
    await expect(following).rejects.toThrow('away')
    expect(knownSite(database)).toBeUndefined()
  })

  it('shows a change to whoever asks after it, and what it was to whoever cannot wait', async () => {
    const kept = await follow()
    stored.change()
    const renewed = kept.renew()
    const asked = read()
    expect(numberOf(knownSite(database))).toBe(0)
    stored.end()
    await renewed
    expect(await asked).toBe(1)
    expect(numberOf(knownSite(database))).toBe(1)
  })

  it('is read once more for any number of changes during a reading, and by then shows the last', async () => {
    const kept = await follow()
    const first = kept.renew()
    const later = [1, 2, 3].map(() => {
      stored.change()
      return kept.renew()
    })
    expect(stored.underWay()).toBe(1)
    stored.end()
    await settle()
    // The reading that ended had begun before the changes: nobody is told that it is over.
    expect(stored.underWay()).toBe(1)
    stored.end()
    await Promise.all([first, ...later])
    expect([await read(), stored.readings()]).toEqual([3, 3])
  })

  it('stays as it was read last where reading it fails, and is read again by the next change', async () => {
    const kept = await follow()
    stored.change()
    const failed = kept.renew()
    const asked = read()
    stored.fail()
    await expect(failed).rejects.toThrow('away')
    expect(await asked).toBe(0)
    const again = kept.renew()
    stored.end()
    await again
    expect(await read()).toBe(1)
  })

  it('does not turn a command that was carried out into one that failed', async () => {
    await follow()
    const renewed = renewSite({ database })
    stored.fail()
    await expect(renewed).resolves.toBeUndefined()
    expect(await read()).toBe(0)
  })

  it('is one per database', async () => {
    await follow()
    expect(knownSite({} as Database)).toBeUndefined()
    forgetSite(database)
    expect(knownSite(database)).toBeUndefined()
    await renewSite({ database })
    expect(stored.readings()).toBe(1)
  })

  it('never hides a change from who asks once its command has returned, in whatever order things happen', async () => {
    const step = fc.constantFrom('change' as const, 'end' as const, 'fail' as const, 'settle' as const)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
        database = {} as Database
        stored = storedSite()
        const kept = await follow()
        let [last, returned] = [0, 0]
        for (const each of steps) {
          if (each === 'change') {
            const made = stored.change()
            last = made
            kept.renew().then(
              () => {
                returned = Math.max(returned, made)
              },
              () => {},
            )
          }
          if (each === 'end' && stored.underWay() > 0) stored.end()
          if (each === 'fail' && stored.underWay() > 0) stored.fail()
          if (each === 'settle') await settle()
          expect(numberOf(knownSite(database))).toBeGreaterThanOrEqual(returned)
          expect(stored.underWay()).toBeLessThanOrEqual(1)
        }
        await settle()
        while (stored.underWay() > 0) {
          stored.end()
          await settle()
        }
        const again = kept.renew()
        stored.end()
        await again
        expect(numberOf(knownSite(database))).toBe(last)
      }),
    )
  })
})
