// The bench itself: that it judges by goal, bound and noise, keeps what it found, and that each of its topics runs to its end.

import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { seconds } from '#values/duration.ts'
import { type Figure, judge } from '../bench/figure.ts'
import { asksOfPage, requestsPerSecond } from '../bench/load.ts'
import { slugOf } from '../bench/machine.ts'
import { sideBySide, table } from '../bench/report.ts'
import { type Finding, find, keep, latestResults, type Result } from '../bench/results.ts'
import { inTurns, median, oneByOne, percentile, ratioOf, spread, steady, steadyTurns } from '../bench/turns.ts'
import { temporaryFolder } from './support/folder.ts'
import { isLongCheck } from './support/long-checks.ts'

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

  it.each([
    [0.9, 0.15, 'reached'],
    [0.9, 0.16, 'noisy'],
    [0.7, 0.16, 'missed'],
    [0.4, 0.16, 'fails'],
  ] as const)('%d beside a peer that spreads by %d is %s', (value, peerSpread, verdict) => {
    expect(judge(rate, value, peerSpread)).toBe(verdict)
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

  it('a ratio is the median of the rounds’ own ratios, and remembers what its peer did', () => {
    const turns = { taken: { ours: [10, 50, 30], theirs: [20, 50, 40] }, tries: 2 }
    const rounds = { rounds: [0.5, 1, 0.75], peerRounds: [20, 50, 40], tries: 2 }
    expect(ratioOf(turns, { of: 'ours', to: 'theirs' })).toEqual({
      ...{ value: 0.75, ...rounds },
      seen: { ours: 30, theirs: 40 },
    })
    expect(ratioOf(turns, { of: 'theirs', to: 'ours', peer: 'theirs', seen: { more: 1 } })).toMatchObject({
      ...{ value: 4 / 3, peerRounds: [20, 50, 40] },
      seen: { ours: 30, theirs: 40, more: 1 },
    })
    expect(() => ratioOf({ taken: { ours: [1], theirs: [1, 2] }, tries: 1 }, { of: 'ours', to: 'theirs' })).toThrow(
      RangeError,
    )
  })

  it('a spread is the share of the median between the outermost', () => {
    expect(spread([90, 110, 100])).toBeCloseTo(0.2)
    expect(spread([3])).toBe(0)
    expect(spread([0, 0])).toBe(0)
    expect(() => spread([])).toThrow(RangeError)
  })
})

describe('turns', () => {
  /** Sides whose peer says these numbers one after the other. */
  const sides = (peers: readonly number[]) => {
    let at = 0
    return { ours: async () => 1, peer: async () => peers[at++]! }
  }

  it('are taken once when the peer is steady', async () => {
    const turns = await steadyTurns({ rounds: 2, tries: 3 }, sides([100, 110, 1, 2]), ['peer'])
    expect(turns).toEqual({ taken: { ours: [1, 1], peer: [100, 110] }, tries: 1 })
  })

  it('are taken again until the peer is steady', async () => {
    const turns = await steadyTurns({ rounds: 2, tries: 3 }, sides([100, 150, 100, 110, 1, 2]), ['peer'])
    expect(turns).toEqual({ taken: { ours: [1, 1], peer: [100, 110] }, tries: 2 })
  })

  it('are given up after three tries, of which the quietest counts', async () => {
    const turns = await steadyTurns({ rounds: 2, tries: 3 }, sides([100, 200, 100, 130, 100, 150, 1, 1]), ['peer'])
    expect(turns).toEqual({ taken: { ours: [1, 1], peer: [100, 130] }, tries: 3 })
  })
})

describe('rounds', () => {
  it('are all taken again until their peers are steady, and the steadiest try is kept', async () => {
    const peers = [
      [100, 150],
      [100, 130],
      [100, 160],
    ]
    const taken: number[] = []
    const found = await steady(
      { rounds: 2, tries: 3 },
      rounds => {
        taken.push(rounds)
        return oneByOne(rounds, async () => peers[taken.length - 1]!.shift()!)
      },
      peer => [[5, 5], peer],
    )
    expect(found).toEqual({ taken: [100, 130], tries: 3 })
    expect(taken).toEqual([2, 2, 2])
  })
})

describe('a load', () => {
  it('asks for everything in turns, each time from another address, and fails where something is not answered', async () => {
    const asked: string[] = []
    const addresses = new Set<string | undefined>()
    const server = createServer(({ url, headers }, response) => {
      asked.push(`${url} ${headers.accept}`)
      addresses.add(String(headers['x-forwarded-for']))
      response.writeHead(url === '/gone' ? 404 : 200, { 'content-length': 2 }).end('ok')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const asks = [
      { path: '/one', headers: { accept: 'text/html' } },
      { path: '/two', headers: { accept: 'application/json' } },
    ]
    const rate = await requestsPerSecond({ origin, asks, connections: 1, length: seconds(0.1) })
    expect(rate).toBeGreaterThan(0)
    expect(asked.slice(0, 3)).toEqual(['/one text/html', '/two application/json', '/one text/html'])
    expect(addresses.size).toBe(asked.length)
    const gone = [{ path: '/gone', headers: {} }]
    await expect(requestsPerSecond({ origin, asks: gone, length: seconds(0.1) })).rejects.toThrow(
      '/gone was answered with 404',
    )
    server.closeAllConnections()
    server.close()
  })

  it('of a page asks for it in every language and in another currency, with the cookies of whoever asks', () => {
    const paths = (path: string) => asksOfPage(path).map(ask => ask.path)
    expect(paths('/')).toEqual(['/', '/de', '/ar', '/'])
    expect(paths('/stays')).toEqual(['/stays', '/de/stays', '/ar/stays', '/stays'])
    const cookies = asksOfPage('/', 'a=1').map(({ headers }) => headers.cookie)
    expect(cookies).toEqual(['a=1', 'a=1', 'a=1', 'a=1; casita_currency=USD'])
    expect(asksOfPage('/')[0]!.headers).not.toHaveProperty('cookie')
  })
})

const machine = { name: 'Blue box', processor: 'One', cores: 2, memoryGb: 4, system: 'linux 6', node: 'v26' }
const finding = (figure: Figure, more: Partial<Finding>): Finding => ({
  ...{ ...figure, topic: 'tried', at: '2030-01-01T00:00:00.000Z', load: 1, value: 0.8, verdict: 'reached' as const },
  ...more,
})

describe('a finding', () => {
  const where = { topic: 'tried', at: '2030-01-01T00:00:00.000Z', load: 1, quick: false }
  const measured = { value: 0.9, rounds: [0.9, 1.1, 1], peerRounds: [100, 150, 100] }

  it('says its spread and its peer’s, and is noisy when the peer’s is too wide', () => {
    const found = find(rate, measured, where)
    expect(found.spread).toBeCloseTo(0.2)
    expect(found).toMatchObject({ peerSpread: 0.5, verdict: 'noisy' })
  })

  it('has no spread without rounds, or where their median is zero', () => {
    expect(find(rate, { value: 0.9 }, where)).not.toHaveProperty('spread')
    const counted = find(weight, { value: 0, rounds: [0, 0, 1] }, where)
    expect(counted).not.toHaveProperty('spread')
    expect(counted.verdict).toBe('reached')
  })

  it('of a quick run is not judged', () => {
    expect(find(rate, { value: 0.1 }, { ...where, quick: true }).verdict).toBe('not judged')
  })
})

describe('a report', () => {
  it('has one line a figure, with spreads, goal, bound and verdict', () => {
    const lines = table([
      finding(rate, { value: 0.123456, verdict: 'fails', spread: 0.204, peerSpread: 0.16 }),
      finding(weight, { value: 300.4, verdict: 'missed' }),
      finding(weight, { id: 'X3', value: 200, verdict: 'noisy', spread: 0.01, peerSpread: 0.3 }),
    ]).split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[2]).toMatch(/^X1 .*0\.123 ratio +20 % +16 % +≥ 0\.8 +< 0\.5 +fails, noisy$/)
    expect(lines[3]).toMatch(/^X2 .*300 ratio +– +– +≤ 250 +> 400 +missed$/)
    expect(lines[4]).toMatch(/^X3 .*200 ratio +1 % +30 % +≤ 250 +> 400 +noisy$/)
  })

  it('sets machines side by side, and says of which day an older finding is', () => {
    const lines = sideBySide([
      { machine, findings: [finding(rate, { spread: 0.1, peerSpread: 0.05 }), finding(weight, { value: 200 })] },
      {
        machine: { ...machine, name: 'Green box' },
        findings: [
          finding(rate, { value: 0.4, verdict: 'fails', at: '2030-02-03T00:00:00.000Z' }),
          finding({ ...rate, id: 'X10' }, {}),
        ],
      },
    ]).split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toMatch(/Blue box, 2030-01-01 +Green box, 2030-02-03$/)
    expect(lines[2]).toMatch(/^X1 .*≥ 0\.8 ratio +0\.8 \(10 %, peer’s 5 %\) reached +0\.4 fails$/)
    expect(lines[3]).toMatch(/^X2 .*200 reached +–$/)
    expect(lines[4]).toMatch(/^X10 .*– +0\.8 reached, 2030-01-01$/)
  })
})

describe('what is kept', () => {
  const folder = temporaryFolder()

  it('has other figures of the same day still, and replaces the same ones', () => {
    keep(folder, '2030-01-01', { machine, findings: [finding(rate, {}), finding(rate, { id: 'X10', value: 1 })] })
    const findings = [finding(rate, { value: 0.9 }), finding(rate, { id: 'X2', value: 1 / 3 })]
    const file = keep(folder, '2030-01-01', { machine, findings })
    expect(file).toBe(join(folder, 'blue-box', '2030-01-01.json'))
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Result
    expect(kept.findings.map(({ id, value }) => [id, value])).toEqual([
      ['X1', 0.9],
      ['X2', 0.333333],
      ['X10', 1],
    ])
    expect(kept.machine).toEqual(machine)
  })

  it('is apart for each machine, and the newest of each figure is found', () => {
    keep(folder, '2030-01-02', { machine, findings: [finding(rate, { value: 0.7 })] })
    const other = { ...machine, name: 'Green box' }
    keep(folder, '2029-12-31', { machine: other, findings: [finding(rate, { value: 0.5 })] })
    const latest = latestResults(folder).map(result => [
      result.machine.name,
      ...result.findings.map(({ id, value }) => `${id} ${value}`),
    ])
    expect(latest).toEqual([
      ['Blue box', 'X1 0.7', 'X2 0.333333', 'X10 1'],
      ['Green box', 'X1 0.5'],
    ])
    expect(latestResults(join(folder, 'nowhere'))).toEqual([])
  })

  it.each([
    ['Intel(R) Xeon(R), 2 cores', 'intel-r-xeon-r-2-cores'],
    ['../Über Kiste', 'u-ber-kiste'],
    ['…', ''],
  ])('of the machine %s lies in the folder %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
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
    const env = { ...process.env, BENCH_MACHINE: '' }
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8', env })
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
    const quick = run('--quick', 'v1')
    expect(quick.status).toBe(0)
    expect(quick.stdout).toMatch(/V1-far .*not judged/)
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
    const [result] = latestResults(results)
    expect(Object.keys(result!.machine).sort()).toEqual(['cores', 'memoryGb', 'name', 'node', 'processor', 'system'])
    expect(result!.machine.name).toBe(`${result!.machine.processor}, ${result!.machine.cores} cores`)
    const kept = JSON.stringify(result)
    expect(kept).not.toContain(results)
    expect(kept).not.toContain(hostname())
  })

  it('sets what is kept of named machines side by side, and measures nothing for that', () => {
    run('well', '--machine', 'Green box')
    const { status, stdout, stderr } = run('--compare', '--machine', 'Green box')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^figure .* goal +Green box, \d{4}-\d{2}-\d{2} +\S.* cores, \d{4}-\d{2}-\d{2}$/m)
    expect(stdout).toMatch(/^W1 .* ≤ 0 count +0 reached +0 reached$/m)
    expect(stderr).not.toContain('well')
    expect(run('--machine', '…', 'well').status).toBe(2)
  })
})

const what = isLongCheck ? 'all topics' : 'all topics but those that need Chromium'

it(`on a small world ${what} run to their end, and keep nothing`, async () => {
  const parameters = [
    inProject('bench', 'run.ts'),
    '--quick',
    '--built',
    ...(isLongCheck ? [] : ['--without-chromium']),
  ]
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise(resolve => child.once('close', resolve))
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(await ended, complaints).toBe(0)
  expect(said).toMatch(/^B4 .*not judged$/m)
  expect(said).toMatch(/^S8-memory .*not judged$/m)
  expect(said).toMatch(/^P2-stay .*not judged$/m)
  expect(/^P7-map/m.test(said)).toBe(isLongCheck)
  expect(/^P5-/m.test(said)).toBe(isLongCheck)
  expect(said).not.toContain('Kept in')
})
