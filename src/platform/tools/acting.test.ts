// Who acts at a moment: as far as the work goes and no further, however many act at once.

import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actingAs, actorNow } from './acting.server.ts'

const ada = { userId: '00000000-0000-4000-8000-00000000000a', way: 'page', command: 'admin/people' } as const
const bob = { userId: '00000000-0000-4000-8000-00000000000b', way: 'call', command: 'saveOrganisation' } as const

it('is nobody before, after, and beside the work', async () => {
  expect(actorNow()).toBeUndefined()
  const working = actingAs(ada, async () => {
    await setImmediate()
    return actorNow()
  })
  expect(actorNow()).toBeUndefined()
  expect(await working).toBe(JSON.stringify({ user: ada.userId, way: 'page', command: 'admin/people' }))
  expect(actorNow()).toBeUndefined()
})

it('is nobody any more after work that failed', async () => {
  const failing = actingAs(ada, async () => {
    await setImmediate()
    throw new Error('lost')
  })
  await expect(failing).rejects.toThrow('lost')
  const thrown = actingAs(ada, () => {
    throw new Error('at once')
  })
  await expect(thrown).rejects.toThrow('at once')
  expect(actorNow()).toBeUndefined()
})

it('is the inner one while somebody acts within another’s work, then the outer one again', async () => {
  const seen = await actingAs(ada, async () => {
    const before = actorNow()
    const inner = await actingAs(bob, async () => actorNow())
    return [before, inner, actorNow()].map(text => JSON.parse(text!).user)
  })
  expect(seen).toEqual([ada.userId, bob.userId, ada.userId])
})

it('is known to a query that is sent only when it is awaited', async () => {
  // biome-ignore lint/suspicious/noThenProperty: as drizzle's queries are, whose `then` does the work
  const lazy = { then: (resolve: (actor: string | undefined) => void) => resolve(actorNow()) } as PromiseLike<
    string | undefined
  >
  expect(JSON.parse((await actingAs(bob, () => lazy))!)).toMatchObject({ user: bob.userId })
})

it('at the terminal is nobody by name, which is not nobody at all', async () => {
  const told = await actingAs({ userId: null, way: 'terminal', command: 'grant-role' }, async () => actorNow())
  expect(JSON.parse(told!)).toEqual({ user: null, way: 'terminal', command: 'grant-role' })
})

it('stays each one’s own, however their steps are mixed, and tells every command letter for letter', async () => {
  const acting = fc.record({
    userId: fc.option(fc.uuid()),
    way: fc.constantFrom('page', 'call', 'terminal'),
    command: fc.string({ unit: 'grapheme' }),
  })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(acting, { minLength: 2, maxLength: 6 }), async (scheduler, actors) => {
      const works = actors.map(each =>
        actingAs(each, async () => {
          const seen = [actorNow()]
          for (let step = 0; step < 3; step++) {
            await scheduler.schedule(Promise.resolve(step))
            seen.push(actorNow())
          }
          return seen
        }),
      )
      await scheduler.waitAll()
      for (const [at, seen] of (await Promise.all(works)).entries()) {
        const { userId: user, way, command } = actors[at]!
        for (const told of seen) expect(JSON.parse(told!)).toEqual({ user, way, command })
      }
    }),
  )
})
