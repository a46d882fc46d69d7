// A small stand-in for the hosted identity service: its token endpoint, and what its administration answers of accounts.

import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportPKCS8, generateKeyPair, jwtVerify, UnsecuredJWT } from 'jose'

export type HostedServiceAccount = {
  localId: string
  email: string
  displayName?: string
  photoUrl?: string
  emailVerified?: boolean
  disabled?: boolean
  hasPassword?: boolean
  /** The second factor that their sign-ins take. */
  signsInWith?: string | undefined
}

/** What somebody changes of their own account. */
type HostedInput = Pick<HostedServiceAccount, 'displayName' | 'photoUrl'> & {
  idToken: string
  deleteAttribute?: string[]
}

export type HostedService = {
  /** Host and port, as FIREBASE_AUTH_EMULATOR_HOST names them. */
  readonly host: string
  readonly project: string
  /** The JSON key of its service account, and what must never be written down of it. */
  readonly serviceAccount: string
  readonly secrets: string[]
  /** By id; a test changes them. */
  readonly accounts: Map<string, HostedServiceAccount>
  /** The claims of each statement that a token was given for. */
  readonly statements: Record<string, unknown>[]
  /** Each administrative call: its path and body. */
  readonly calls: { readonly path: string; readonly body: Record<string, unknown> }[]
  /** Whether it refuses everything. */
  isDown: boolean
  /** An ID token as its emulator makes them: signed by nobody. They signed in now, unless told. */
  readonly idToken: (localId: string, now: Date, signedInAt?: Date) => string
  /** The refresh token of a sign-in. */
  readonly refreshToken: (localId: string, signedInAt: Date) => string
  readonly close: () => void
}

const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

export async function startHostedService(now: () => Date): Promise<HostedService> {
  const project = 'demo-casita'
  const keys = await generateKeyPair('RS256', { extractable: true })
  const privateKey = await exportPKCS8(keys.privateKey)
  const email = 'site@demo-casita.iam.gserviceaccount.com'
  const accounts: HostedService['accounts'] = new Map()
  const statements: HostedService['statements'] = []
  const calls: HostedService['calls'] = []
  const secrets = privateKey.split('\n').filter(line => line.length > 20)
  let given = ''
  const state = { isDown: false }

  const idToken: HostedService['idToken'] = (localId, at, signedInAt = at) => {
    const { email: address, emailVerified = false, signsInWith } = accounts.get(localId)!
    const issued = Math.floor(at.getTime() / 1000)
    return new UnsecuredJWT({
      auth_time: Math.floor(signedInAt.getTime() / 1000),
      email: address,
      email_verified: emailVerified,
      firebase: { sign_in_provider: 'password', identities: { email: [address] }, sign_in_second_factor: signsInWith },
    })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject(localId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + 3600)
      .encode()
  }

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const { pathname: path } = new URL(request.url!, 'http://service')
    const text = await bodyOf(request)
    if (state.isDown) return answer(503, { error: { code: 503, message: 'UNAVAILABLE' } })
    if (path === '/token') {
      const form = new URLSearchParams(text)
      const wanted = { audience: tokenAddress, issuer: email, currentDate: now() }
      const read = await jwtVerify(form.get('assertion') ?? '', keys.publicKey, wanted).catch(() => undefined)
      if (!read || form.get('grant_type') !== grantType) return answer(400, { error: 'invalid_grant' })
      statements.push({ ...read.payload, kid: read.protectedHeader.kid })
      given = `ya29.${crypto.randomUUID()}`
      secrets.push(given, form.get('assertion')!)
      return answer(200, { access_token: given, expires_in: 3600, token_type: 'Bearer' })
    }
    if (path === '/securetoken.googleapis.com/v1/token') {
      const refreshToken = new URLSearchParams(text).get('refresh_token') ?? ''
      const [localId = '', signedInAt] = refreshToken.split('@')
      if (!accounts.has(localId)) return answer(400, { error: { code: 400, message: 'USER_NOT_FOUND' } })
      const id_token = idToken(localId, now(), new Date(Number(signedInAt)))
      return answer(200, { id_token, refresh_token: refreshToken, expires_in: '3600' })
    }
    if (path === '/identitytoolkit.googleapis.com/v1/accounts:lookup') {
      // What a browser may ask: about the account of its own token.
      const { sub = '' } = decodeJwt((JSON.parse(text) as { idToken: string }).idToken)
      const own = accounts.get(sub)
      if (!own) return answer(400, { error: { code: 400, message: 'USER_NOT_FOUND' } })
      const ways = [{ providerId: 'password' }]
      const { hasPassword = true, ...told } = own
      return answer(200, { users: [{ ...told, ...(hasPassword && { passwordHash: 'x' }), providerUserInfo: ways }] })
    }
    if (path === '/identitytoolkit.googleapis.com/v1/accounts:update') {
      const input = JSON.parse(text) as HostedInput
      const own = accounts.get(decodeJwt(input.idToken).sub ?? '')
      if (!own) return answer(400, { error: { code: 400, message: 'USER_NOT_FOUND' } })
      if (input.displayName) own.displayName = input.displayName
      if (input.photoUrl) own.photoUrl = input.photoUrl
      if (input.deleteAttribute?.includes('DISPLAY_NAME')) delete own.displayName
      if (input.deleteAttribute?.includes('PHOTO_URL')) delete own.photoUrl
      return answer(200, { localId: own.localId, email: own.email })
    }
    if (request.headers.authorization !== `Bearer ${given}`) {
      return answer(401, { error: { code: 401, message: 'UNAUTHENTICATED' } })
    }
    const body = JSON.parse(text) as Record<string, unknown>
    calls.push({ path, body })
    const below = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:`
    if (path === `${below}lookup`) {
      const [wantedEmail] = (body.email as string[] | undefined) ?? []
      const [id = ''] = (body.localId as string[] | undefined) ?? []
      const found = accounts.get(id) ?? [...accounts.values()].find(each => each.email === wantedEmail)
      return answer(200, { kind: 'identitytoolkit#GetAccountInfoResponse', ...(found && { users: [found] }) })
    }
    if (path === `${below}sendOobCode` && body.requestType === 'VERIFY_EMAIL' && body.returnOobLink === true) {
      const code = `code-${calls.length}`
      secrets.push(code)
      const oobLink = `https://${project}.firebaseapp.com/__/auth/action?mode=verifyEmail&oobCode=${code}&apiKey=x`
      return answer(200, { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: body.email, oobLink })
    }
    return answer(404, { error: { code: 404, message: 'NOT_FOUND' } })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokenAddress = `http://${host}/token`

  return {
    host,
    project,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: project,
      private_key_id: 'key-1',
      private_key: privateKey,
      client_email: email,
      token_uri: tokenAddress,
    }),
    secrets,
    accounts,
    statements,
    calls,
    get isDown() {
      return state.isDown
    },
    set isDown(isDown) {
      state.isDown = isDown
    },
    idToken,
    refreshToken: (localId, signedInAt) => `${localId}@${signedInAt.getTime()}`,
    close: () => void server.close(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}
