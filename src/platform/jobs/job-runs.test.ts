// What the runs of a job come to: a fault at once, a run that goes well each minute, never the words of a fault.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes } from '#values/duration.ts'
import { notingRuns, readJobRuns } from './job-runs.server.ts'

let handed: TestTools
beforeAll(async () => {
  handed = await testTools()
})
afterAll(() => handed.drop())

const runsOf = async (name: string) =>
  (
    await readJobRuns(handed.tools.database, { [name]: { called: 'jobs.mails', complaint: 'it could not be done' } })
  )[0]!

/** A job of that name whose runs end as `fault` says at the time. */
function someJob(name: string) {
  const state: { fault?: unknown } = {}
  const run = notingRuns(handed.tools, name, async () => {
    if (state.fault) throw state.fault
  })
  return { state, run }
}

test('of a job that never ran nothing is said', async () => {
  expect(await runsOf('never')).toEqual({
    name: sentence('jobs.mails'),
    complaint: 'it could not be done',
    fails: false,
  })
})

test('a fault is noted at once, thrown on, and mended by the next run', async () => {
  const { state, run } = someJob('some')
  await run()
  expect(await runsOf('some')).toMatchObject({ fails: false, well: { at: handed.clock.now() } })
  handed.clock.advance(minutes(1))
  state.fault = new Error('Grete Geheim', { cause: Object.assign(new Error('to 10.0.0.1'), { code: 'ECONNREFUSED' }) })
  await expect(run()).rejects.toThrow('Grete')
  expect(await runsOf('some')).toMatchObject({ fails: true, fault: { kind: 'ECONNREFUSED', at: handed.clock.now() } })
  handed.clock.advance(minutes(1))
  state.fault = undefined
  await run()
  expect(await runsOf('some')).toMatchObject({ fails: false, fault: { kind: 'ECONNREFUSED' } })
})

test('runs that go well are noted once a minute by each process, and a fault of one does not hide a run of another', async () => {
  const [one, other] = [someJob('shared'), someJob('shared')]
  await one.run()
  const first = (await runsOf('shared')).well
  handed.clock.advance(minutes(5))
  await one.run()
  expect((await runsOf('shared')).well).toEqual(first)
  other.state.fault = new TypeError('someone@secret.example')
  await expect(other.run()).rejects.toThrow()
  expect(await runsOf('shared')).toMatchObject({ well: first, fault: { kind: 'TypeError' }, fails: true })
})
