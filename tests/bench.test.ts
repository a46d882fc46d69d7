// The bench itself: that it judges by goal and bound, keeps what it found, and ends as badly as its worst figure.

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { type Figure, judge } from '../bench/figure.ts'
import { keep, type Result, table } from '../bench/report.ts'
import { inTurns, median, percentile, ratioOf } from '../bench/turns.ts'
import { temporaryFolder } from './support/folder.ts'

const rate: Figure = {
  id: 'X1',
  name: 'answers a second',
  unit: 'ratio',
  against: 'an empty server',
  better: 'more',
  goal: 0.8,
  failsAt: 0.5,
}
const weight: Figure = { ...rate, id: 'X2', better: 'less', goal: 250, failsAt: 400 }

describe('a verdict', () => {
  it.each([
    [rate, 0.8, 'reached'],
    [rate, 0.79, 'missed'],
    [rate, 0.5, 'missed'],
    [rate, 0.49, 'fails'],
    [weight, 250, 'reached'],
    [weight, 251, 'missed'],
    [weight, 400, 'missed'],
    [weight, 401, 'fails'],
    [{ ...weight, failsAt: undefined }, 9000, 'missed'],
    [{ ...weight, goal: 0, failsAt: 0 }, 1, 'fails'],
    [rate, Number.NaN, 'fails'],
    [weight, Number.NaN, 'fails'],
  ] as const)('%o at %d is %s', (figure, value, verdict) => {
    expect(judge(figure, value)).toBe(verdict)
  })
})

describe('numbers', () => {
  it('half of them lie on either side of the median, and it lies among them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), numbers => {
        const middle = median(numbers)
        const below = numbers.filter(each => each < middle).length
        const above = numbers.filter(each => each > middle).length
        expect(Math.max(below, above)).toBeLessThanOrEqual(numbers.length / 2)
        expect(middle).toBeGreaterThanOrEqual(Math.min(...numbers))
        expect(middle).toBeLessThanOrEqual(Math.max(...numbers))
      }),
    )
  })

  it('a percentile is one of them, and exceeded by as few as it says', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1)
    expect(percentile(hundred, 0.98)).toBe(98)
    expect(percentile(hundred, 1)).toBe(100)
    expect(percentile([7], 0.5)).toBe(7)
    expect(() => percentile([], 0.5)).toThrow(RangeError)
  })

  it('sides take turns, every second round the other way about', async () => {
    const order: string[] = []
    let time = 0
    const side = (name: string) => async () => {
      order.push(name)
      time += 1
      return time
    }
    const taken = await inTurns(3, { ours: side('ours'), theirs: side('theirs') })
    expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs'])
    expect(taken).toEqual({ ours: [1, 4, 5], theirs: [2, 3, 6] })
  })

  it('a ratio is the median of the rounds’ own ratios', () => {
    const measured = ratioOf([10, 50, 30], [20, 50, 40])
    expect(measured).toEqual({ value: 0.75, rounds: [0.5, 1, 0.75], seen: { ours: 30, theirs: 40 } })
    expect(() => ratioOf([1], [1, 2])).toThrow(RangeError)
  })
})

const where = { topic: 'tried', at: '2030-01-01T00:00:00.000Z', load: 1 }
const machine = { processor: 'One', cores: 2, memoryGb: 4, system: 'linux 6', node: 'v26' }

describe('a report', () => {
  const folder = temporaryFolder()

  it('has one line a figure, with goal, bound and verdict', () => {
    const lines = table([
      { ...rate, ...where, value: 0.123456, verdict: 'fails' },
      { ...weight, ...where, value: 300.4, verdict: 'missed' },
    ]).split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toMatch(/^X1 .*0\.123 ratio +≥ 0\.8 +< 0\.5 +fails$/)
    expect(lines[3]).toMatch(/^X2 .*300 ratio +≤ 250 +> 400 +missed$/)
  })

  it('keeps other figures of the same day, and replaces the same ones', () => {
    const found = (value: number) => ({ ...rate, ...where, value, verdict: 'reached' as const })
    keep(folder, '2030-01-01', { machine, findings: [found(0.8), { ...found(1), id: 'X10' }] })
    const file = keep(folder, '2030-01-01', { machine, findings: [found(0.9), { ...found(1), id: 'X2' }] })
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Result
    expect(kept.findings.map(({ id, value }) => [id, value])).toEqual([
      ['X1', 0.9],
      ['X2', 1],
      ['X10', 1],
    ])
    expect(kept.machine).toEqual(machine)
  })
})

describe('a run', () => {
  const figures = temporaryFolder()
  const results = temporaryFolder()
  const topic = (name: string, id: string, value: string) =>
    writeFileSync(
      join(figures, `${name}.ts`),
      `export const measurement = {
        figures: [{ id: '${id}', name: 'tried', unit: 'count', against: '–', better: 'less', goal: 0, failsAt: 1 }],
        measure: async () => (${value}),
      }`,
    )
  topic('well', 'W1', '{ W1: { value: 0 } }')
  topic('badly', 'V1-far', "{ 'V1-far': { value: 2 } }")
  topic('broken', 'U1', '{}')

  const run = (...inputs: string[]) => {
    const parameters = [inProject('bench', 'run.ts'), '--figures', figures, '--results', results, ...inputs]
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  it('ends with 0 when nothing fails, and takes what is named', () => {
    const { status, stdout } = run('wel')
    expect(status).toBe(0)
    expect(stdout).toMatch(/W1 .*reached/)
    expect(stdout).not.toContain('V1-far')
  })

  it('ends with 1 when a figure fails, unless it was a quick one', () => {
    const { status, stdout } = run('V1')
    expect(stdout).toMatch(/V1-far .*fails/)
    expect(status).toBe(1)
    expect(run('--quick', 'v1').status).toBe(0)
  })

  it('ends with 1 when a figure was not measured, and says which', () => {
    const { status, stdout, stderr } = run('well', 'broken')
    expect(status).toBe(1)
    expect(stdout).toContain('Not measured: broken')
    expect(stderr).toContain('broken did not measure U1')
    expect(stdout).toMatch(/W1 .*reached/)
  })

  it('ends with 2 and the names there are for a name that is none', () => {
    const { status, stderr } = run('nothing-like-it')
    expect(status).toBe(2)
    expect(stderr).toContain('badly, broken, well')
  })

  it('names neither host nor folder in what it keeps', () => {
    run('well')
    const text = readFileSync(join(results, readdirSync(results)[0]!), 'utf8')
    const { machine } = JSON.parse(text) as Result
    expect(Object.keys(machine).sort()).toEqual(['cores', 'memoryGb', 'node', 'processor', 'system'])
    expect(text).not.toContain(results)
  })
})
