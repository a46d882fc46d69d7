// Loaded before the site into its process: has React render the pages that were answered again, and nothing else, as often as it can.

import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

type Render = (page: unknown) => string

const shared = globalThis as typeof globalThis & { benchAnswers?: (page: unknown) => void; benchRender?: Render }

/** In the bundle React is the site's own, so its function is told of where it is defined. */
const defined = 'exports.renderToString = function(children, options) {'
const told = `exports.renderToString = globalThis.benchRender = ${defined.slice(defined.indexOf('function'))} globalThis.benchAnswers(children);`

let pages: (() => string)[] = []
let isRemembering = false
shared.benchAnswers = page => {
  if (!isRemembering) return
  // With the language and the currency in which it was answered.
  const within = AsyncLocalStorage.snapshot()
  pages.push(() => within(() => shared.benchRender!(page)))
}

/** For so many milliseconds; answers pages a second, and the letters of one. */
function renderFor(length: number): { readonly perSecond: number; readonly letters: number } {
  const begun = performance.now()
  let [rendered, letters] = [0, 0]
  while (performance.now() - begun < length) {
    letters += pages[rendered % pages.length]!().length
    rendered++
  }
  return { perSecond: (rendered * 1000) / (performance.now() - begun), letters: Math.round(letters / rendered) }
}

/** What is told of: `remember` begins with the pages that are answered from now on, `remembered` ends with them. */
function answer(path: string): unknown {
  const length = /^\/render\/(\d+)$/.exec(path)?.[1]
  if (length !== undefined) return renderFor(Number(length))
  if (path === '/remember') pages = []
  isRemembering = path === '/remember'
  return { pages: pages.length, first: pages[0]?.() }
}

if (isMainThread) {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (!/\/build\/server\/assets\/site\.server-/.test(url)) return loaded
      const text = String(loaded.source)
      // Else nothing would ever be rendered alone.
      if (!text.includes(defined)) throw new Error(`The bundle has no ${defined}`)
      return { ...loaded, source: text.replaceAll(defined, told) }
    },
  })
  const control = createServer((request, response) => response.end(JSON.stringify(answer(request.url!))))
  control.listen(Number(process.env.BENCH_RENDER_PORT), '127.0.0.1').unref()
}
