// The front door: every request passes here on its way to a file, a program's call or a page.

import { randomBytes, randomUUID } from 'node:crypto'
import * as pagesBuild from 'virtual:react-router/server-build'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type Next } from 'hono'
import { RouterContextProvider } from 'react-router'
import { heaviestUpload } from '#admin/stays/photos/picture-refusals.ts'
import { builds } from '#api/builds.server.ts'
import { calendarFeed, loggedPath } from '#api/calendar-feed.server.ts'
import { refuseWith } from '#api/content/content-answer.ts'
import { contentRoutes, refusal } from '#api/content-routes.server.ts'
import { crawlerRoutes } from '#api/crawlers/crawler-routes.server.ts'
import { health } from '#api/health.server.ts'
import { identityRoutes } from '#api/identity/identity-routes.server.ts'
import { metricsRoutes } from '#api/metrics/metrics-routes.server.ts'
import type { Metrics } from '#api/metrics/open-metrics.server.ts'
import { routeLabel } from '#api/metrics/route-label.server.ts'
import { paymentEvents } from '#api/payment-events.server.ts'
import { placeSuggestions } from '#api/place-suggestions.server.ts'
import { seenPages } from '#api/seen.server.ts'
import { session } from '#api/session.server.ts'
import { storedFiles } from '#api/stored-files.server.ts'
import { webManifest } from '#api/web-manifest.server.ts'
import { managePath } from '#bookings/words/manage-key.ts'
import { currentLanguage, inLanguage } from '#catalogue/current-language.server.ts'
import { prefixOf, withoutLanguage } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { inDisplay } from '#exchange/display-currency.server.ts'
import { favouritesOfRequest } from '#favourites/favourites-of-request.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { type PageMemory, type PageToKeep, pageToKeep } from '#page-cache/keep-page.server.ts'
import { answeringPattern, pageContext, renderedPage } from '#pages/guards/page-context.server.ts'
import { clientAddress } from '#platform/client-address.server.ts'
import { compressedAnswers } from '#platform/compressed-answers.server.ts'
import { errorJson, wantsJson } from '#platform/error-answer.server.ts'
import { headTooLarge, largeHeads } from '#platform/large-head.ts'
import { readForm } from '#platform/read-form.server.ts'
import { isSameOrigin } from '#platform/same-origin.server.ts'
import { contentSecurityPolicy, scriptsByNonce, securityHeaders } from '#platform/security-headers.server.ts'
import { streetsAddress } from '#platform/tools/map-style-address.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { cutOffAnswer, isCutOff, passUnreadBody } from '#platform/unread-body.server.ts'
import { displayOf } from '#shell/currency/display-of-request.server.ts'
import { gaveUp, lastResort } from '#shell/last-resort.server.ts'
import { chosenLanguage } from '#shell/menus/chosen-language.ts'
import { siteFrom } from '#shell/site.ts'
import { readVisitor, type VisitorRead } from '#users/session/read-visitor.server.ts'
import { operatorIn, signedOut } from '#users/user/visitor.ts'
import { errorMessageHeader } from './entry.server.tsx'
import { cachingOf, mayBeKnown, setsSession } from './page-caching.server.ts'
import { mapOrigin, pageOrigins } from './page-origins.server.ts'
import { type PagesInLanguage, pagesInLanguage } from './pages-in-language.server.ts'
import { files, manifests, streets } from './served-files.server.ts'

declare const __BUILT_AT__: number

type Variables = { requestId: string; address: string; problem?: Problem; page?: string; kept?: PageToKeep }

/** A request the door turns away, or a part of the house that does not answer: shown on the error page. */
type Problem = { readonly status: number; readonly message: string }

const largestForm = 64 * 1024
// Evidence for a bank may have 20,000 letters of any script, a home's description 10,000, each up to twelve bytes in a
// form; of a text that is four times too long the admin page itself says so, and keeps it. A statement has up to a thousand credits.
const largestAdminForm = 1024 * 1024
const uploadPath = /^\/admin\/(homes\/[^/]+\/(photos|manual)|statements|site\/(looks|file))(\.data)?$/
const longForm = /^\/admin(\/(site\/texts\/?[^/]*|inbox\/snippets|statements\/[^/]+|homes\/[^/]+\/words))?(\.data)?$/
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The whole site as one HTTP application on `tools`; open pages are kept in `memory`. */
export function frontDoor(tools: Tools, memory: PageMemory, metrics?: Metrics): Hono<{ Variables: Variables }> {
  const site = new Hono<{ Variables: Variables }>()
  site.use(watch(tools, memory, metrics))
  site.use(compressedAnswers(mayBeKnown))
  site.use(boundHead)
  site.route('/', health(tools))
  site.route('/', metricsRoutes(tools, metrics))
  site.route('/', builds({ id: pagesBuild.assets.version, builtAt: __BUILT_AT__ }))
  site.route('/', session(tools))
  site.route('/', seenPages(tools))
  site.route('/', paymentEvents(tools))
  site.route('/', calendarFeed(tools))
  if (!isHosted(tools.environment))
    site.route('/', identityRoutes(tools, { addressOf: context => context.get('address') }))
  site.route('/', crawlerRoutes(tools))
  site.route('/', webManifest(tools))
  site.route('/', placeSuggestions(tools))
  site.route('/', contentRoutes(tools, { addressOf: context => context.get('address') }))
  site.route('/', storedFiles(tools))
  const pages = siteLanguages(tools.environment).map(language => pagesInLanguage(pagesBuild, language))
  site.route('/', manifests(pages))
  const { MAP_TILES } = tools.environment
  if (MAP_TILES) site.use(streetsAddress, streets(MAP_TILES))
  site.use(files())
  site.all('*', context => answerInLanguage(tools, memory, pages, context))
  site.onError((fault, context) => {
    const requestId = context.get('requestId')
    if (isCutOff((context.env as HttpBindings).incoming)) return cutOffAnswer()
    tools.log.error({ err: fault, requestId }, 'a request failed')
    return lastResortOf(tools, context.req.raw, requestId)
  })
  return site
}

/**
 * Gives each request its id and address, each answer its headers, and the log one line without query, cookie or body. The
 * headers are Node's own, below those of the answer: the web's `Response` would be made once more for each of them.
 */
function watch({ environment, log, clock }: Tools, { follower }: PageMemory, metrics: Metrics | undefined) {
  const headers = Object.entries(securityHeaders(environment, mapOrigin(environment)))
  const withDefaults = (answered: Headers) => {
    const all = new Headers(answered)
    for (const [name, value] of headers) if (!all.has(name)) all.set(name, value)
    return all
  }
  return async (context: Context<{ Variables: Variables }>, next: Next) => {
    const begun = clock.now().getTime()
    const requestId = randomUUID()
    const { incoming, outgoing } = context.env as HttpBindings
    const peer = getConnInfo(context).remote.address ?? ''
    context.set('requestId', requestId)
    context.set('address', clientAddress(peer, context.req.header('x-forwarded-for'), environment.TRUSTED_PROXIES))
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    outgoing.setHeader('x-request-id', requestId)
    await next()
    if (await passUnreadBody(incoming)) outgoing.setHeader('connection', 'close')
    const { method, path } = context.req
    // Pictures are shown by mail programs and by sites that link to a home.
    if (pictureName.test(path) && context.res.headers.get('content-type')?.startsWith('image/')) {
      outgoing.setHeader('cross-origin-resource-policy', 'cross-origin')
    }
    // What this request has changed is in no page that is sent after its answer.
    if (method !== 'GET' && method !== 'HEAD') await follower.catchUp()
    const kept = context.get('kept')
    if (kept) void kept.keep(withDefaults(context.res.headers), routeLabel(context, context.get('page')))
    const [{ status }, ms] = [context.res, clock.now().getTime() - begun]
    metrics?.requestEnded({ method, route: routeLabel(context, context.get('page')), status, ms })
    log.info({ requestId, method, path: loggedPath(path), status, ms }, 'request')
  }
}

const pictureName = /\.(avif|webp|png|jpe?g|svg|ico)$/

/** Turns away a call whose address or headers are too large; the pages say so themselves. */
async function boundHead(context: Context<{ Variables: Variables }>, next: Next): Promise<Response | undefined> {
  const { incoming } = context.env as HttpBindings
  const status = headTooLarge(incoming.url ?? '', incoming.rawHeaders)
  if (!status) return void (await next())
  const message = largeHeads[status]
  if (context.req.path.startsWith('/api/')) return refusal(refuseWith(status, message))
  context.set('problem', { status, message })
  await next()
}

/** What is shown when nothing of the site can be relied on but its configuration. */
function lastResortOf({ environment }: Tools, request: Request, requestId: string): Response {
  const origin = siteOrigin(environment, new URL(request.url).origin)
  const site = siteFrom(environment, origin, currentLanguage(), siteLanguages(environment))
  return lastResort(request, site, requestId)
}

/** In the language that the address names; one that only repeats the default language leads to the address without it. */
async function answerInLanguage(
  tools: Tools,
  memory: PageMemory,
  pages: readonly PagesInLanguage[],
  context: Context<{ Variables: Variables }>,
): Promise<Response> {
  const request = asSeenByGuests(context.req.raw, tools.environment.PUBLIC_URL)
  const { pathname, search } = new URL(request.url)
  const prefix = prefixOf(pathname) ?? ''
  const named = pages.find(({ language }) => language.prefix === prefix)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!named && isReading && prefix === `/${pages[0]!.language.code}`) {
    return context.redirect(withoutLanguage(pathname) + search)
  }
  const { language, answer } = named ?? pages[0]!
  const chosen = chosenLanguage(
    request.headers.get('cookie'),
    pages.map(page => page.language),
  )
  if (pathname === '/' && isReading && chosen?.prefix) return context.redirect(chosen.prefix + search)
  context.set('kept', pageToKeep(memory, tools, (context.env as HttpBindings).incoming, withoutLanguage(pathname)))
  return inLanguage(language, async () => stayInLanguage(await answerPage(tools, context, request, answer)))
}

/** What a guard or a page without a face redirects to has no language yet: the router only knows of redirects by pages. */
function stayInLanguage(answer: Response): Response {
  const { prefix } = currentLanguage()
  const address = answer.headers.get('location')
  if (prefix && address?.startsWith('/') && prefixOf(address) !== prefix) {
    answer.headers.set('location', address === '/' ? prefix : prefix + address)
  }
  return answer
}

async function answerPage(
  tools: Tools,
  context: Context<{ Variables: Variables }>,
  request: Request,
  pages: PagesInLanguage['answer'],
): Promise<Response> {
  const refused = context.get('problem') ?? refuse(request, context.req.raw) ?? (await refuseUpload(tools, request))
  const readable = refused ? undefined : await letIn(request)
  const seen = readable
    ? await lookAtVisitor(tools, readable)
    : turnAway(refused ?? { status: 400, message: sentence('shell.unreadableForm') })
  const { visitor, problem, setCookie } = seen
  const { favourites, setCookies } = await favouritesOfRequest(tools, request, seen)
  const nonce = randomBytes(16).toString('base64')
  const provided = new RouterContextProvider()
  const { requestId, address } = context.var
  const kept = context.get('kept')
  const onFault = () => kept?.giveUp()
  const isKept = kept !== undefined
  provided.set(pageContext, { tools, visitor, favourites, problem, address, requestId, nonce, isKept, onFault })
  const asked = problem || !readable ? asTurnedAway(request) : readable
  const display = await displayOf(tools, request)
  const routed = await (display ? inDisplay(display, () => pages(asked, provided)) : pages(asked, provided))
  const page = provided.get(renderedPage)
  const answer = page === '' ? routed : new Response(page, { status: routed.status, headers: routed.headers })
  const pattern = provided.get(answeringPattern)
  if (pattern !== undefined) context.set('page', pattern)
  if (gaveUp(request, answer)) return lastResortOf(tools, request, requestId)
  const message = answer.headers.get(errorMessageHeader)
  answer.headers.delete(errorMessageHeader)
  if (message && wantsJson(request)) return errorJson(request, answer.status, decodeURIComponent(message))
  if (message) answer.headers.set('referrer-policy', 'no-referrer')
  if (message && answer.status === 404) answer.headers.set('cache-control', 'no-cache')
  if (answer.status === 405) answer.headers.set('allow', 'GET, HEAD, POST')
  const origins = pageOrigins(request, tools.environment)
  answer.headers.set('content-security-policy', contentSecurityPolicy(scriptsByNonce(nonce), origins))
  answer.headers.append('vary', 'cookie, accept-language')
  for (const cookie of setCookies) answer.headers.append('set-cookie', cookie)
  if (setCookie && !setsSession(answer)) answer.headers.append('set-cookie', setCookie)
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', cachingOf(request))
  return kept && !message ? kept.read(answer, { nonce, origins }) : answer
}

/** The request without its path, method and body: it leads to the page of unknown addresses, which shows the problem. */
function asTurnedAway(request: Request): Request {
  const { pathname } = new URL(request.url)
  return new Request(new URL(`${prefixOf(pathname) ?? ''}/-`, request.url), { headers: request.headers })
}

function turnAway(problem: Problem): Seen {
  return { visitor: signedOut, problem }
}

/**
 * What `refuse` let pass, as the pages read it; undefined for a form that nobody can read. A form comes without its
 * Origin: the router would check it again, and knows neither proxies nor the 'null' that browsers write on a page whose
 * address they tell nobody.
 */
async function letIn(request: Request): Promise<Request | undefined> {
  if (request.method !== 'POST') return request
  if (isUpload(request)) return withoutOrigin(request)
  const form = await readForm(request)
  return form && withoutOrigin(form)
}

function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

/** Whether it is a form with files, which the page itself reads. */
function isUpload({ method, url }: Request): boolean {
  return method === 'POST' && uploadPath.test(withoutLanguage(new URL(url).pathname))
}

/** Large uploads are read from operators only, so that nobody else can fill our memory. */
async function refuseUpload(tools: Tools, request: Request): Promise<Problem | undefined> {
  if (!isUpload(request) || Number(request.headers.get('content-length')) <= largestForm) return undefined
  const { visitor, problem } = await lookAtVisitor(tools, request)
  if (problem || operatorIn(visitor)) return problem
  return tooLarge(largestForm)
}

/** The request with the address that guests see, whatever proxy carried it. */
function asSeenByGuests(request: Request, publicUrl: string | undefined): Request {
  if (!publicUrl) return request
  const { pathname, search } = new URL(request.url)
  return new Request(publicUrl + pathname + search, request)
}

/** Why a form is not even read: sent from another site, too large, or no form at all. */
function refuse(request: Request, raw: Request): Problem | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  if (request.method !== 'POST') return { status: 405, message: sentence('shell.onlyGetAndPost') }
  const { origin, pathname: asked, searchParams } = new URL(request.url)
  const pathname = withoutLanguage(asked)
  // Mailed links open without any referrer, so old browsers name no origin there; the form carries a secret instead.
  const isThread = /^\/messages\/[^/]+$/.test(pathname) && searchParams.has('key')
  const isEnquiry = /^\/stays\/[^/]+\/enquire$/.test(pathname)
  const isMailed = ['/auth/action', '/invitation', '/setup', managePath].includes(pathname) || isEnquiry || isThread
  const carriesSecret = isMailed && request.headers.get('origin') === 'null'
  if (!isSameOrigin(raw, origin) && !(carriesSecret && !request.headers.has('sec-fetch-site'))) {
    return { status: 403, message: sentence('shell.foreignForm') }
  }
  const largest = uploadPath.test(pathname) ? heaviestUpload : longForm.test(pathname) ? largestAdminForm : largestForm
  if (Number(request.headers.get('content-length') ?? Number.NaN) > largest) {
    return tooLarge(largest)
  }
  if (!request.headers.has('content-length')) return { status: 411, message: sentence('shell.noLength') }
  const type = request.headers.get('content-type')
  if (type !== null && !formTypes.test(type)) return { status: 415, message: sentence('shell.onlyForms') }
  return undefined
}

function tooLarge(largest: number): Problem {
  return { status: 413, message: sentence('shell.formTooLarge', { most: largest / 1024 }) }
}

type Seen = VisitorRead & { readonly problem?: Problem }

/** Who sends the request. If the database does not answer, a 503 is better than a wrong page. */
async function lookAtVisitor(tools: Tools, request: Request): Promise<Seen> {
  try {
    return await readVisitor(tools, request)
  } catch (fault) {
    tools.log.error({ err: fault }, 'the visitor could not be looked up')
    return { visitor: signedOut, problem: { status: 503, message: sentence('shell.visitorUnknown') } }
  }
}
