// P2: pages that are made for one request, searches included, beside React rendering the very same components and nothing else.

import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { freePort } from '#platform/postgres/launch-postgres.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import type { RunningApp } from '#tests/support/app.ts'
import { makeAccount } from '#tests/support/make-account.ts'
import { plainVisitor } from '#tests/support/plain-visitor.ts'
import { daysAhead } from '#tests/support/some-homes.ts'
import { seconds } from '#values/duration.ts'
import { type DemoSite, demoSite, listPath, stayPath } from '../demo-site.ts'
import type { Figure, Measured, Measurement } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { type Ask, asksOfPage, requestsPerSecond } from '../load.ts'
import { ratioOf, steadyTurns } from '../turns.ts'

const visit = `?in=${daysAhead(60)}&out=${daysAhead(64)}&adults=2`
const paths = { first: '/', list: listPath + visit, stay: stayPath + visit } as const

/** A process of the site without pages in memory that can render alone what it has answered. */
async function renderingSite(ground: Ground, { fresh, environment }: DemoSite) {
  const port = String(await freePort())
  const preloaded = pathToFileURL(inProject('bench', 'render-alone.ts')).href
  const site = await ground.site(fresh, {
    ...environment,
    ...{ PAGE_CACHE_MB: '0', BENCH_RENDER_PORT: port, NODE_OPTIONS: `--import=${preloaded}` },
  })
  const tell = async (what: string) => (await fetch(`http://127.0.0.1:${port}/${what}`)).json()
  return { site, tell }
}

async function cookieOf(ground: Ground, site: RunningApp, { fresh, environment }: DemoSite): Promise<string> {
  const wanted = { email: `${randomBytes(4).toString('hex')}@example.org`, password: 'correct horse battery' }
  const made = await makeAccount(ground.tools(fresh, environment), { ...wanted, emailVerified: true })
  if (!made.ok) throw new Error(made.reason)
  const visitor = plainVisitor(site)
  await visitor.post('/login', wanted)
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** All that a page says, in its order. */
function words(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

async function measure(ground: Ground): Promise<Record<string, Measured>> {
  const demo = await demoSite(ground)
  const { site, tell } = await renderingSite(ground, demo)
  const length = ground.pick(seconds(0.3), seconds(1))

  async function compared(asks: readonly Ask[]): Promise<Measured> {
    const ours = () => requestsPerSecond({ origin: site.origin, asks, length })
    // Once before it counts, and once more so that the pages are rendered alone as they are when all is at hand.
    await ours()
    await tell('remember')
    const answered: string[] = []
    for (const { path, headers } of asks) answered.push(await (await site.get(path, { headers })).text())
    const { pages, first } = await tell('remembered')
    if (pages !== asks.length) throw new Error(`${pages} pages were rendered for ${asks.length} requests`)
    if (words(first) !== words(answered[0]!))
      throw new Error(`${asks[0]!.path} has other words when it is rendered alone`)
    let letters = 0
    const alone = async () => {
      const rendered = await tell(`render/${length}`)
      letters = rendered.letters
      return rendered.perSecond as number
    }
    const turns = await steadyTurns(ground, { ours, alone }, ['alone'])
    return ratioOf(turns, { of: 'ours', to: 'alone', seen: { letters } })
  }

  const signedIn = await cookieOf(ground, site, demo)
  return {
    'P2-first': await compared(asksOfPage(paths.first)),
    'P2-list': await compared(asksOfPage(paths.list)),
    'P2-stay': await compared(asksOfPage(paths.stay)),
    'P2-guest': await compared(asksOfPage(paths.stay, signedIn)),
  }
}

const figure = (id: string, name: string): Figure => ({
  ...{ id, name, unit: 'ratio', against: 'renderToString of the same components alone', better: 'more' },
  ...{ goal: 0.4, failsAt: 0.2 },
})

export const measurement: Measurement = {
  figures: [
    figure('P2-first', 'the first page a second, made for each request'),
    figure('P2-list', 'a list a second, with a search of its dates'),
    figure('P2-stay', 'a home’s page a second, with its dates priced'),
    figure('P2-guest', 'the same for a guest who is signed in'),
  ],
  measure,
}
