// The content backend below /api: each call read by its description, answered by its handler, in one envelope.

import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { adminBookingCalls } from '#api/admin/calls/admin-booking-calls.server.ts'
import { adminMoneyCalls } from '#api/admin/calls/admin-money-calls.server.ts'
import { arrivalCalls } from '#api/admin/calls/arrival-calls.server.ts'
import { bookingViewsCalls } from '#api/admin/calls/booking-views-calls.server.ts'
import { byHandCalls } from '#api/admin/calls/by-hand-calls.server.ts'
import { channelsCalls } from '#api/admin/calls/channels-calls.server.ts'
import { chartCalls } from '#api/admin/calls/chart-calls.server.ts'
import { historyCalls } from '#api/admin/calls/history-calls.server.ts'
import { unitsCalls } from '#api/admin/calls/homes/units-calls.server.ts'
import { homesCalls } from '#api/admin/calls/homes-calls.server.ts'
import { lettersCalls } from '#api/admin/calls/letters-calls.server.ts'
import { moveCalls } from '#api/admin/calls/move-calls.server.ts'
import { nightsCalls } from '#api/admin/calls/nights-calls.server.ts'
import { exchangeCalls, organisationCalls } from '#api/admin/calls/organisation-calls.server.ts'
import { adminPapersCalls } from '#api/admin/calls/papers-calls.server.ts'
import { peopleCalls } from '#api/admin/calls/people-calls.server.ts'
import { proposalCalls } from '#api/admin/calls/proposal-calls.server.ts'
import { ratesCalls } from '#api/admin/calls/rates-calls.server.ts'
import { runningCalls } from '#api/admin/calls/running-calls.server.ts'
import { searchCalls } from '#api/admin/calls/search-calls.server.ts'
import { sectionCalls } from '#api/admin/calls/section-calls.server.ts'
import { siteConnectionsCalls } from '#api/admin/calls/site/site-connections-calls.server.ts'
import { siteFileCalls } from '#api/admin/calls/site/site-file-calls.server.ts'
import { siteFrontCalls } from '#api/admin/calls/site/site-front-calls.server.ts'
import { siteLooksCalls } from '#api/admin/calls/site/site-looks-calls.server.ts'
import { siteRedirectsCalls } from '#api/admin/calls/site/site-redirects-calls.server.ts'
import { siteTextsCalls } from '#api/admin/calls/site/site-texts-calls.server.ts'
import { statementCalls } from '#api/admin/calls/statement-calls.server.ts'
import { groupsCalls } from '#api/admin/calls/terms/groups-calls.server.ts'
import { manyCalls } from '#api/admin/calls/terms/many-calls.server.ts'
import { termsCalls } from '#api/admin/calls/terms/terms-calls.server.ts'
import { threadsCalls } from '#api/admin/calls/threads-calls.server.ts'
import type { Asked, ContentHandlers } from '#api/content/asked.server.ts'
import { noBooking } from '#api/content/booking-answers.ts'
import { accountCalls } from '#api/content/calls/account-calls.server.ts'
import { amendCalls } from '#api/content/calls/amend-calls.server.ts'
import { bookingCalls } from '#api/content/calls/booking-calls.server.ts'
import { connectCalls } from '#api/content/calls/connect-calls.server.ts'
import { enquiryCalls } from '#api/content/calls/enquiry-calls.server.ts'
import { holdCalls } from '#api/content/calls/hold-calls.server.ts'
import { manageCalls } from '#api/content/calls/manage-calls.server.ts'
import { messageCalls } from '#api/content/calls/message-calls.server.ts'
import { moneyCalls } from '#api/content/calls/money-calls.server.ts'
import { ownCalls } from '#api/content/calls/own-calls.server.ts'
import { papersCalls } from '#api/content/calls/papers-calls.server.ts'
import { reviewCalls } from '#api/content/calls/review-calls.server.ts'
import { shutCall } from '#api/content/calls/shut-calls.server.ts'
import { stayCalls } from '#api/content/calls/stay-calls.server.ts'
import { visitCalls } from '#api/content/calls/visit-calls.server.ts'
import {
  type ContentAnswer,
  type ContentRefusal,
  envelopeOf,
  refuseWith,
  tooManyCalls,
} from '#api/content/content-answer.ts'
import { contentContract } from '#api/content/content-contract.ts'
import { countCall, limitHeaders } from '#api/content/content-limit.server.ts'
import { refusePermission } from '#api/content/content-permission.server.ts'
import { type ContentVisitor, contentVisitor } from '#api/content/content-visitor.server.ts'
import { type ReadParts, readAsked } from '#api/content/read-asked.server.ts'
import { findReady, type ReadyBody, readyBody, sendReady, storeReady } from '#api/content/ready-answers.server.ts'
import { type ContentCall, contentAddress, contentAddresses } from '#api/contract/content-addresses.ts'
import { bookingInAddress } from '#api/contract/known-fields.ts'
import type { Operation } from '#api/contract/operation.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'
import { documentRoutes } from '#api/docs/document-routes.server.ts'
import { isReference } from '#bookings/words/booking-reference.server.ts'
import { notingSentences } from '#catalogue/said-sentences.server.ts'
import { oneAtATime } from '#platform/one-at-a-time.server.ts'
import { actingAs } from '#platform/tools/acting.server.ts'
import { sqlStateOf } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { cutOffAnswer, isCutOff } from '#platform/unread-body.server.ts'
import { findBookingId } from '#trips/find-booking.server.ts'
import { type Client, clientOf } from '#users/session/client.server.ts'
import { isContact, isProven } from '#users/user/visitor.ts'

type ContentRoutesOptions = {
  /** The caller's IP address, as the front door made it out. */
  readonly addressOf: (context: Context) => string
}

const handlers: ContentHandlers = {
  ...accountCalls,
  ...connectCalls,
  ...stayCalls,
  ...visitCalls,
  ...bookingCalls,
  ...amendCalls,
  ...reviewCalls,
  ...lettersCalls,
  ...threadsCalls,
  ...messageCalls,
  ...sectionCalls,
  ...exchangeCalls,
  ...manyCalls,
  ...groupsCalls,
  ...termsCalls,
  ...organisationCalls,
  ...siteFrontCalls,
  ...siteLooksCalls,
  ...siteTextsCalls,
  ...siteRedirectsCalls,
  ...siteFileCalls,
  ...siteConnectionsCalls,
  ...runningCalls,
  ...peopleCalls,
  ...homesCalls,
  ...arrivalCalls,
  ...unitsCalls,
  ...nightsCalls,
  ...searchCalls,
  ...chartCalls,
  ...ratesCalls,
  ...channelsCalls,
  ...adminBookingCalls,
  ...bookingViewsCalls,
  ...adminMoneyCalls,
  ...adminPapersCalls,
  ...statementCalls,
  ...moveCalls,
  ...proposalCalls,
  ...byHandCalls,
  ...historyCalls,
  ...ownCalls,
  ...holdCalls,
  ...moneyCalls,
  ...papersCalls,
  ...manageCalls,
  ...enquiryCalls,
}

/** The routes of the content backend, to be mounted at the root, after all other calls below /api. */
export function contentRoutes(tools: Tools, { addressOf }: ContentRoutesOptions): Hono {
  const app = new Hono()
  app.route('/', documentRoutes(tools))
  const methodsOf = new Map<string, string[]>()
  for (const call of Object.keys(contentAddresses) as ContentCall[]) {
    const { method, path } = contentAddress(call)
    const route = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
    methodsOf.set(route, [...(methodsOf.get(route) ?? []), method])
    app.on(method, route, context => notingSentences(() => answerCall(tools, call, context, addressOf(context))))
  }
  for (const [route, methods] of methodsOf) {
    const allow = methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    app.all(route, () => refusal(refuseWith(405, strapiWords.onlyMethods(allow)), { allow }))
  }
  app.all('/api/*', () => refusal(refuseWith(404, strapiWords.notFound)))
  app.onError((fault, context) => {
    if (isCutOff((context.env as Partial<HttpBindings> | undefined)?.incoming)) return cutOffAnswer()
    // A query's fault repeats its parameters, passwords' hashes among them: only its kind and place are written down.
    const [, where] = fault.stack?.split('\n    at ') ?? []
    const { path } = context.req
    tools.log.error({ fault: fault.name, sqlState: sqlStateOf(fault), where, path }, 'a content call failed')
    return refusal(refuseWith(500, strapiWords.internal))
  })
  return app
}

async function answerCall(tools: Tools, call: ContentCall, context: Context, address: string): Promise<Response> {
  const described: Operation = contentContract[call]
  const request = context.req.raw
  const query = cachedQuery(call, request)
  const [counted, ready] = await Promise.all([
    described.limit ? countCall(tools, call, described.limit, address) : undefined,
    query === undefined ? undefined : findReady(tools, query),
  ])
  const headers: Record<string, string> = counted ? { ...limitHeaders(counted) } : {}
  if (counted && !counted.isAllowed) {
    const wait = Math.max(1, Math.ceil((counted.fullAt.getTime() - tools.clock.now().getTime()) / 1000))
    return refusal(tooManyCalls, { ...headers, 'retry-after': String(wait) })
  }
  const called = { described, request, headers, query }
  if (ready) return sentReady(called, ready)
  const visitor = await contentVisitor(tools, request, described.who)
  if (!visitor.ok) return refusal(visitor, headers)
  if (visitor.setCookie) headers['set-cookie'] = visitor.setCookie
  const { booker } = visitor
  const verified = booker && !isContact(booker) ? booker : undefined
  const denied = await refusePermission(
    tools,
    described,
    { user: verified, sessionId: visitor.sessionId },
    context.req.param('slug'),
  )
  if (denied) return refusal(denied, headers)
  const shut = shutCall(tools.environment, call, context.req.param('provider'))
  if (shut) return refusal(shut, headers)
  const read = await readAsked(call, described, request, context.req.param())
  if (!read.ok) return refusal(read, headers)
  const path = await pathOf(tools, described, read.parts)
  if (path === undefined) return refusal(noBooking, headers)
  const url = new URL(tools.environment.PUBLIC_URL ?? request.url)
  const browser = clientOf(request, { address, url })
  const asked = {
    tools,
    client: programsClient(browser),
    browser,
    cookies: request.headers.get('cookie'),
    search: new URL(request.url).search,
    ...{ user: visitor.user, booker, sessionId: visitor.sessionId, token: visitor.token },
    isHead: request.method === 'HEAD',
    address,
    origin: url.origin,
    ...read.parts,
    path,
  }
  // The parts were read by the description of this very call.
  const handle = handlers[call] as (asked: Asked<ContentCall>) => Promise<ContentAnswer<unknown>>
  const handled = () => handle(asked as unknown as Asked<ContentCall>)
  const isNoted = described.who === 'operator' && contentAddress(call).method !== 'GET'
  const acting = { userId: visitor.user?.id ?? null, way: 'call', command: call } as const
  const answer = () => (isNoted ? actingAs(acting, handled) : handled())
  const key = keyIn(read.parts)
  // Of two that are sent at once with one key the second finds what the first has done, not what it is doing.
  const answered = key ? oneAtATime(tools, `call ${whoseKey(visitor)} ${key}`, answer) : answer()
  return written(called, await answered)
}

/** The address as the handlers know it: a booking by its id. Undefined for a reference that no booking has. */
async function pathOf(tools: Tools, described: Operation, { path }: ReadParts): Promise<unknown> {
  if (described.path !== bookingInAddress) return path ?? {}
  const { id } = path as { readonly id: string }
  const found = isReference(id) ? await findBookingId(tools, id) : id
  return found && { id: found }
}

/** What a search asks that is anybody's, and whose answer may be ready. */
function cachedQuery(call: ContentCall, request: Request): string | undefined {
  if (call !== 'listStays' || request.headers.get('authorization') !== null) return undefined
  const at = request.url.indexOf('?')
  return at === -1 ? '' : request.url.slice(at)
}

function keyIn({ headers }: ReadParts): string | undefined {
  return (headers as { readonly 'idempotency-key'?: string } | undefined)?.['idempotency-key']
}

/** A signed-in user has their own keys. */
function whoseKey({ user, booker }: Extract<ContentVisitor, { readonly ok: true }>): string {
  if (user) return user.id
  return booker && isContact(booker)
    ? `${isProven(booker) ? booker.provedEmail : booker.typedEmail} ${booker.about}`
    : (booker?.id ?? 'anybody')
}

/** Who signs in by a program gets a token of their own, whatever session the browser has. */
function programsClient({ caller, deviceLabel }: Client): Client {
  return { caller, deviceLabel }
}

type Called = {
  readonly described: Operation
  readonly request: Request
  readonly headers: Record<string, string>
  /** What a search asks that is anybody's. */
  readonly query: string | undefined
}

function written(called: Called, answer: ContentAnswer<unknown>): Response {
  const response = withoutCookies(called, answer)
  for (const cookie of answer.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function withoutCookies(called: Called, answer: ContentAnswer<unknown>): Response {
  const { described, headers, query } = called
  if (!answer.ok) return refusal(answer, headers)
  if ('goTo' in answer) {
    // The referring URL may contain a code: no caching and no referrer.
    const all = { ...headers, location: answer.goTo, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    return new Response(null, { status: answer.status, headers: all })
  }
  if (described.cached) {
    const ready = readyBody(answer.body)
    if (query !== undefined && answer.holds) storeReady(query, ready, answer.holds)
    return sentReady(called, ready)
  }
  const all: Record<string, string> = { ...headers, ...asJson, 'cache-control': 'no-store' }
  if (answer.location) all.location = answer.location
  return new Response(JSON.stringify(answer.body), { status: described.answer.status, headers: all })
}

const asJson = { 'content-type': 'application/json; charset=utf-8' }

/** Cacheable, must revalidate: nights may be gone at any moment. */
function sentReady({ described, request, headers }: Called, ready: ReadyBody): Response {
  const kept =
    described.who === 'anybody'
      ? { 'cache-control': 'public, no-cache', vary: 'authorization' }
      : { 'cache-control': 'private, no-cache', vary: 'authorization, cookie' }
  return sendReady(ready, request, { ...headers, ...kept })
}

/** A refusal as it is sent. */
export function refusal(refused: ContentRefusal, headers: Readonly<Record<string, string>> = {}): Response {
  const challenge: Record<string, string> = refused.status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  const all = { 'cache-control': 'no-store', ...challenge, ...headers }
  return Response.json(envelopeOf(refused), { status: refused.status, headers: all })
}
