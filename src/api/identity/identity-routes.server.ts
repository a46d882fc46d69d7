// The Identity Toolkit protocol at the origin's root: what the unmodified SDK and other programs call.

import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deviceCookie, deviceOf } from '#identity/account/known-device.server.ts'
import { refreshSession } from '#identity/session/refresh-session.server.ts'
import { signingKeys } from '#identity/session/signing-keys.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { sqlStateOf } from '#platform/tools/database.server.ts'
import { inLanguageOf } from '#platform/tools/site-languages.server.ts'
import { testHelpersOn } from '#platform/tools/test-helpers-on.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { cutOffAnswer, isCutOff } from '#platform/unread-body.server.ts'
import { accountOperations } from './account-operations.server.ts'
import { administratorOperations } from './administrator-operations.server.ts'
import type { Answer, Asked, Operation } from './operation.server.ts'
import { projectOperations } from './project-operations.server.ts'
import { errorBody, ProtocolFault, refusalText, tokenAnswer } from './protocol-answer.server.ts'
import { providerOperation } from './provider-operation.server.ts'
import { secondFactorOperations } from './second-factor-operations.server.ts'
import { signInOperations } from './sign-in-operations.server.ts'
import { testRoutes } from './test-routes.server.ts'

type IdentityRoutesOptions = {
  /** The caller's IP address, behind trusted proxies too; without it the connection's other end. */
  readonly addressOf?: (context: Context) => string | undefined
}

const mostBytes = 64 * 1024

type OperationTable = ReadonlyMap<string, Operation>

/** Every operation that anybody may ask for, as `POST v1/accounts:update`. */
export const identityOperations: OperationTable = new Map(
  Object.entries({
    ...signInOperations,
    ...providerOperation,
    ...secondFactorOperations,
    ...accountOperations,
    ...projectOperations,
  }),
)

const ofAdministrators: OperationTable = new Map(Object.entries(administratorOperations))

const toolkit = '/identitytoolkit.googleapis.com/'

/** The routes of the embedded provider, to be mounted at the root of the origin. */
export function identityRoutes(tools: Tools, { addressOf = connectionAddress }: IdentityRoutesOptions = {}): Hono {
  const app = new Hono()

  app.get('/.well-known/jwks.json', async context => {
    const { published } = await signingKeys(tools)
    return context.json(published, 200, { 'Cache-Control': 'public, max-age=3600' })
  })

  const tooLarge = bodyLimit({
    maxSize: mostBytes,
    onError: context => context.json(errorBody(413, say.tooLarge), 413),
  })

  app.all(`${toolkit}*`, tooLarge, async context => {
    context.header('Cache-Control', 'no-store')
    const { method, path } = context.req
    const asked = askedBy(tools, context, addressOf)
    const chosen = chooseOperation(`${method} ${path.slice(toolkit.length)}`, asked)
    if (!asked.privileged) requireApiKey(tools, context)
    const body = method === 'GET' ? context.req.query() : await readJson(context)
    // The protocol's own answers are English; what is mailed or texted is written in the caller's language.
    const language = asked.caller.language?.split('-')[0] ?? null
    return answer(context, await inLanguageOf(tools.environment, language, () => chosen(asked, body)))
  })

  app.post('/securetoken.googleapis.com/v1/token', tooLarge, async context => {
    context.header('Cache-Control', 'no-store')
    requireApiKey(tools, context)
    return answer(context, await grantToken(tools, await readForm(context)))
  })

  app.all('/securetoken.googleapis.com/*', () => {
    throw new ProtocolFault(404, 'NOT_FOUND', say.notFound)
  })

  if (testHelpersOn(tools.environment)) app.route('/', testRoutes(tools))

  app.onError((fault, context) => {
    if (fault instanceof ProtocolFault) {
      return context.json(errorBody(fault.status, fault.message, { state: fault.state }), fault.status)
    }
    if (isCutOff((context.env as Partial<HttpBindings>)?.incoming)) return cutOffAnswer()
    // A query's fault repeats its parameters: only what kind it is and where it came from may be written down.
    const [, where] = fault.stack?.split('\n    at ') ?? []
    tools.log.error({ fault: fault.name, sqlState: sqlStateOf(fault), where }, 'an identity call failed')
    return context.json(errorBody(500, say.internal, { state: 'INTERNAL', reason: 'backendError' }), 500)
  })

  return app
}

// `v1/accounts:x` and `v1/projects/{project}/accounts:x` are the same to an administrator; the latter is theirs alone.
function chooseOperation(name: string, { privileged }: Asked): Operation {
  const [, method, ofProject, verb = ':signUp'] = /^(\w+) v1\/(projects\/[^/]+\/)?accounts(:\w+)?$/.exec(name) ?? []
  const administrative = method && ofAdministrators.get(`${method} accounts${verb}`)
  if (privileged && administrative) return administrative
  if (ofProject && administrative) {
    throw new ProtocolFault(401, 'UNAUTHENTICATED', say.unauthenticated)
  }
  const chosen = identityOperations.get(name)
  if (!chosen) throw new ProtocolFault(404, 'NOT_FOUND', say.notFound)
  return chosen
}

function connectionAddress(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined
}

function askedBy(tools: Tools, context: Context, addressOf: NonNullable<IdentityRoutesOptions['addressOf']>): Asked {
  const language = context.req.header('X-Firebase-Locale')
  const caller: Caller = {
    address: addressOf(context),
    device: deviceOf(context.req.header('Cookie')),
    language: language && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/.test(language) ? language : undefined,
    origin: new URL(context.req.url).origin,
  }
  const keepDevice = (device: string) =>
    context.header('Set-Cookie', deviceCookie(tools.environment, device), { append: true })
  const privileged = testHelpersOn(tools.environment) && context.req.header('Authorization') === 'Bearer owner'
  return { tools, caller, keepDevice, privileged }
}

// The hosted service refuses a missing and a wrong key each in its own words.
function requireApiKey(tools: Tools, context: Context): void {
  const key = context.req.query('key') ?? context.req.header('X-Goog-Api-Key')
  if (!key) throw new ProtocolFault(403, 'PERMISSION_DENIED', say.keyMissing)
  if (key !== tools.environment.IDENTITY_API_KEY) {
    throw new ProtocolFault(400, 'INVALID_ARGUMENT', say.keyWrong)
  }
}

/** The protocol's own bodies are five deep at most. */
const deepestBody = 32

function isDeeper(value: unknown, than: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return than === 0 || Object.values(value).some(part => isDeeper(part, than - 1))
}

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (text.trim() === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    if (isObject && !isDeeper(body, deepestBody)) return body
  } catch {
    // Answered like any other text that is no object.
  }
  throw new ProtocolFault(400, 'INVALID_ARGUMENT', say.jsonWrong)
}

// The one call that is form-encoded; its fields come as JSON too. Reference 7.1.
async function readForm(context: Context): Promise<Readonly<Record<string, unknown>>> {
  if (context.req.header('Content-Type')?.includes('json')) {
    const { grantType, refreshToken, ...rest } = (await readJson(context)) as Record<string, unknown>
    return { grant_type: grantType, refresh_token: refreshToken, ...rest }
  }
  return Object.fromEntries(new URLSearchParams(await context.req.text()))
}

async function grantToken(tools: Tools, form: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { grant_type: grant, refresh_token: token } = form
  if (!grant) return { ok: false, reason: 'MISSING_GRANT_TYPE' }
  if (grant !== 'refresh_token') return { ok: false, reason: 'INVALID_GRANT_TYPE' }
  if (!token) return { ok: false, reason: 'MISSING_REFRESH_TOKEN' }
  const refreshed = await refreshSession(tools, String(token))
  if (!refreshed.ok) return refreshed
  const { idToken, refreshToken, expiresIn } = tokenAnswer(refreshed.tokens)
  return {
    access_token: idToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: refreshed.account.id,
    project_id: tools.environment.IDENTITY_PROJECT,
  }
}

function answer(context: Context, given: Answer): Response {
  if (given.ok === false) return context.json(errorBody(400, refusalText(given as never)), 400)
  return context.json(given)
}
