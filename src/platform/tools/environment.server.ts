// The configuration: environment variables, parsed once at start, frozen, refused when invalid.

import { existsSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { isLanguageCode, languageCodes } from '#catalogue/languages.ts'
import { isEmailAddress } from '#values/email-address.ts'
import { paymentFaults } from './payment-faults.server.ts'
import { inProject } from './project-root.server.ts'
import { removedWithin } from './retention.ts'
import { isSafeToAsk, safeAddress } from './safe-address.server.ts'
import { storageFaults, storageSettings } from './storage-settings.server.ts'

const address = z.string().refine(isEmailAddress, 'must be an e-mail address')
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine(value => value >= least && value <= most, `must be between ${least} and ${most}`)

/** Rejects the variable, stating what it must be. */
function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** The comma-separated parts. */
function partsOf(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
}

const webAddress = z.string().transform((text, context) => {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol))
    return refuse(context, 'must be an address that starts with http:// or https://')
  if (address.pathname !== '/' || address.search !== '') return refuse(context, 'must be an origin, without a path')
  return address.origin
})
const ownPath = z.string().regex(/^\/[^/\s]\S*$/, 'must be a path that starts with /')
const pictureAddress = z.union([ownPath, z.url({ protocol: /^https$/ })], {
  error: 'must be a path that starts with /, or an https address',
})
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address that starts with postgres://')
  .refine(
    text => URL.canParse(text),
    'is no address: signs such as @, / and spaces in a password are written as %40, %2F, %20',
  )
const proxies = z.string().transform((text, context) => {
  const trusted = new BlockList()
  for (const entry of partsOf(text)) {
    const [ip = '', prefix] = entry.split('/')
    const family = isIP(ip)
    const most = family === 4 ? 32 : 128
    const length = prefix === undefined ? most : Number(prefix)
    if (!family || !Number.isInteger(length) || length < 0 || length > most)
      return refuse(context, `must be IP addresses or networks with commas between; "${entry}" is neither`)
    if (length === 0) return refuse(context, `must not trust everybody, as "${entry}" does`)
    trusted.addSubnet(ip, length, family === 4 ? 'ipv4' : 'ipv6')
  }
  return trusted
})

const mailServer = z
  .string()
  .regex(/^smtps?:\/\//, 'must be an address that starts with smtp:// or smtps://')
  .refine(
    text => URL.canParse(text) && new URL(text).hostname !== '',
    'is no address: signs such as @ and / in a password are written as %40 and %2F',
  )
const mailSender = z
  .string()
  .regex(
    /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
    'must be an e-mail address, or a name and <address>',
  )
const ecbDailyFile = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const ratesAddress = z.union([z.literal('ecb').transform(() => ecbDailyFile), safeAddress], {
  error: 'must be ecb, or an address that starts with https:// (http:// only on this machine)',
})
const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform(word => word === 'on')
const listOf = <const Word extends string>(allowed: readonly Word[]) =>
  z.string().transform((text, context): Word[] => {
    const words = partsOf(text).map(part => allowed.find(word => word === part))
    return words.every(word => word !== undefined) ? words : refuse(context, `must be words of ${allowed.join(', ')}`)
  })
// One secret per provider, or two during rotation.
const eventSecrets = z.string().transform((text, context) => {
  const pairs = partsOf(text).map(part => /^([a-z]{2,20}):(\S{16,200})$/.exec(part))
  if (pairs.every(pair => pair !== null)) return pairs.map(pair => ({ provider: pair[1]!, secret: pair[2]! }))
  return refuse(context, 'must be provider:secret, with commas between and 16 signs or more each')
})
// A restricted key suffices, and is better; see docs/operating.md.
const stripeKey = z
  .string()
  .regex(/^(sk|rk)_(test|live)_\w{8,250}$/, 'must be a secret or restricted key, such as rk_live_…')
const publishableKey = z.string().regex(/^pk_(test|live)_\w{8,250}$/, 'must be a publishable key, such as pk_live_…')
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const checkoutOrigin = z
  .string()
  .refine(text => isOrigin(text) && text.startsWith('https://'), 'must be an origin such as https://pay.example.com')
const loopbackOrigin = z
  .string()
  .refine(
    text => isOrigin(text) && isSafeToAsk(text),
    'must be an origin on this machine, such as http://127.0.0.1:4242',
  )
const sealingKeys = z
  .string()
  .transform(text => text.split(',').map(part => Buffer.from(part.trim(), 'base64')))
  .refine(keys => keys.every(key => key.length === 32), 'must be 32 bytes in base64 (several with commas between)')
const dialPrefixes = z
  .string()
  .transform(partsOf)
  .refine(
    parts => parts.every(part => /^\+[1-9]\d{0,7}$/.test(part)),
    'must be prefixes such as +44, with commas between',
  )

/** Undefined for text that is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// An OpenID Connect provider for signing in.
const signInProvider = z
  .strictObject({
    id: z.string().regex(/^(google\.com|oidc\.[a-z0-9-]{1,32})$/, 'must be google.com or oidc.<name>'),
    name: z.string().min(1).max(40).optional(),
    issuer: safeAddress.optional(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1).optional(),
    /** Whether to trust its verified addresses: only for a provider that owns its users' mailboxes. */
    provesEmail: z.boolean().optional(),
    /** Whether an API client may sign in with an access token that the provider issued in any way, for any site. */
    bareTokens: z.boolean().optional(),
  })
  .refine(({ id, issuer }) => id === 'google.com' || issuer !== undefined, 'an oidc provider needs its issuer')
  .transform(({ id, name, issuer, clientId, clientSecret, provesEmail, bareTokens }) => ({
    id,
    name: name ?? (id === 'google.com' ? 'Google' : id.slice('oidc.'.length)),
    issuer: issuer ?? 'https://accounts.google.com',
    clientId,
    clientSecret,
    provesEmail: provesEmail ?? id === 'google.com',
    bareTokens: bareTokens ?? false,
  }))
// A service account's key file, as the hosted service issues it; these fields are needed.
const serviceAccount = z.string().transform((text, context) => {
  const written = readJson(text)
  if (written === undefined) return refuse(context, 'must be the JSON of a service account’s key')
  const read = serviceAccountKey.safeParse(written)
  if (!read.success) return refuse(context, `has no usable ${read.error.issues[0]!.path.join('.') || 'fields'}`)
  const { client_email: email, private_key: privateKey, private_key_id: keyId, token_uri: tokenAddress } = read.data
  return { email, privateKey, keyId, tokenAddress }
})
const serviceAccountKey = z.looseObject({
  client_email: address,
  private_key: z.string().regex(/^-----BEGIN PRIVATE KEY-----\s/),
  private_key_id: z.string().max(200).optional(),
  /** Only over TLS, or to this machine in tests. */
  token_uri: z.string().regex(/^(https:\/\/|http:\/\/127\.0\.0\.1[:/])\S+$/),
})
const jsonListOf = <Row extends z.ZodType>(row: Row, what: string) =>
  z.string().transform((text, context): z.output<Row>[] => {
    const written = readJson(text)
    if (written === undefined) return refuse(context, `must be a JSON list of ${what}`)
    const read = z.array(row).safeParse(written)
    if (read.success) return read.data
    const { path, message } = read.error.issues[0]!
    return refuse(context, `is wrong at ${path.join('.')}: ${message}`)
  })

// An optional cookie that the operator adds, with its script.
const consentCookie = z.strictObject({
  id: z.string().regex(/^[a-z]{2,20}$/, 'must be 2 to 20 small letters'),
  name: z.string().min(1).max(60),
  description: z.string().min(1).max(300),
  targets: z.array(z.string().regex(/^[\w-]{1,60}$/, 'must be names of cookies')).optional(),
  script: pictureAddress.optional(),
  preselected: z.boolean().optional(),
  reloads: z.boolean().optional(),
})

const identityMethods = ['password', 'email-link', 'phone', 'sign-up']

/** Every variable, its rule and its default. `.env.example` explains each and is tested against this table. */
export const environmentSchema = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(5000),
  PAGE_CACHE_MB: wholeNumber(0, 65_536).default(64),
  PUBLIC_URL: webAddress.optional(),
  HSTS_SUBDOMAINS: onOrOff.default(false),
  TRUSTED_PROXIES: proxies.default(new BlockList()),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: databaseAddress.optional(),
  MIGRATIONS_DATABASE_URL: databaseAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRY_OUT: onOrOff.default(false),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}=*$/, 'must be 16 letters, digits or more')
    .optional(),
  SITE_NAME: z.string().min(1).max(60).default('Casita'),
  SITE_DESCRIPTION: z.string().min(1).max(300).optional(),
  SITE_CONTACT: address.default('hello@casita.example'),
  SITE_ICON: ownPath.default('/icon.svg'),
  SITE_SHARE_IMAGE: pictureAddress.default('/share.png'),
  MAP_STYLE_URL: pictureAddress.optional(),
  MAP_TILES: z.string().min(1).optional(),
  SITE_LANG: z
    .string()
    .refine(
      tag => isLanguageCode(tag.replace(/-[A-Z]{2}$/, '')),
      `must be one of the languages there are (${languageCodes.join(', ')}), with a region if you like, such as en-US`,
    )
    .default('en-GB'),
  CONSENT_COOKIES: jsonListOf(consentCookie, 'cookies').default([]),
  CONSENT_DAYS: wholeNumber(1, 400).default(365),
  CONSENT_DECLINE: onOrOff.default(true),
  CONSENT_CONTROL: onOrOff.default(true),
  CONSENT_FORCED: onOrOff.default(false),
  CONSENT_CLOSE_OUTSIDE: onOrOff.default(false),
  VERSION_POLL_SECONDS: wholeNumber(1, 86_400).default(3600),
  IDENTITY_PROJECT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{2,29}$/, 'must be 3 to 30 small letters, digits and dashes')
    .default('casita'),
  IDENTITY_API_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{6,100}$/, 'must be 6 to 100 letters, digits, dashes or underscores')
    .default('casita-web'),
  IDENTITY_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as my-project.firebaseapp.com')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'must be a host with its port, such as 127.0.0.1:9099')
    .optional(),
  IDENTITY_SERVICE_ACCOUNT: serviceAccount.optional(),
  IDENTITY_KEY: sealingKeys.optional(),
  IDENTITY_METHODS: listOf(identityMethods).default([...identityMethods]),
  IDENTITY_ENUMERATION_PROTECTION: onOrOff.default(true),
  IDENTITY_PASSWORD_LENGTH: wholeNumber(6, 30).default(8),
  IDENTITY_PASSWORD_NEEDS: listOf(['lowercase', 'uppercase', 'number', 'symbol']).default([]),
  OPERATORS_NEED_SECOND_FACTOR: onOrOff.default(false),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailSender.optional(),
  SMS_GATEWAY_URL: safeAddress.optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  IDENTITY_PROVIDERS: jsonListOf(signInProvider, 'providers').default([]),
  SMS_SENDING: onOrOff.default(true),
  SMS_PREFIXES: dialPrefixes.default([]),
  SMS_PER_DAY: wholeNumber(0, 1_000_000).default(200),
  CASITA_TEST_HELPERS: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform(word => word === '1')
    .default(false),
  REGISTER_JWT: onOrOff.default(true),
  REMOVAL_SECONDS: wholeNumber(1, removedWithin / 1000).default(removedWithin / 1000),
  SESSION_DAYS: wholeNumber(1, 400).default(14),
  SESSION_ABSOLUTE_DAYS: wholeNumber(1, 400).default(90),
  SESSION_ABSOLUTE_DAYS_OPERATORS: wholeNumber(1, 400).default(30),
  HOLDS_PER_ADDRESS: wholeNumber(1, 100_000).default(6),
  UNPAID_BOOKINGS_PER_ADDRESS: wholeNumber(1, 100_000).default(10),
  EXCHANGE_RATES: ratesAddress.optional(),
  CHANNELS_LOOPBACK: onOrOff.default(false),
  PAYMENT_WAYS: listOf(['card', 'test-card', 'bank-transfer']).default([]),
  STRIPE_SECRET_KEY: stripeKey.optional(),
  STRIPE_PUBLISHABLE_KEY: publishableKey.optional(),
  STRIPE_CHECKOUT: checkoutOrigin.default('https://checkout.stripe.com'),
  STRIPE_API: loopbackOrigin.optional(),
  TEST_BANK_URL: loopbackOrigin.default('http://127.0.0.1:4242'),
  PAYMENT_EVENT_SECRETS: eventSecrets.default([]),
  BANK_ACCOUNT: z.string().max(300).default(''),
  BANK_TRANSFER_DAYS: wholeNumber(1, 30).default(5),
  ...storageSettings,
} as const

export type Environment = {
  readonly [Name in keyof typeof environmentSchema]: z.output<(typeof environmentSchema)[Name]>
}

export class WrongEnvironment extends Error {
  override readonly name = 'WrongEnvironment'
}

/**
 * The settings in `variables`. An empty variable counts as absent; unknown variables are ignored. Throws
 * WrongEnvironment with one sentence per invalid variable, naming it and never its value.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed: Record<string, unknown> = {}
  const faults: string[] = []
  for (const [name, schema] of Object.entries(environmentSchema)) {
    const result = schema.safeParse(variables[name] === '' ? undefined : variables[name])
    if (result.success) parsed[name] = result.data
    else faults.push(`${name} ${result.error.issues[0]?.message ?? 'is wrong'}.`)
  }
  // Its tokens are unsigned: anyone who reaches such a site could impersonate anyone.
  if (parsed.NODE_ENV === 'production' && parsed.FIREBASE_AUTH_EMULATOR_HOST !== undefined)
    faults.push('FIREBASE_AUTH_EMULATOR_HOST must not be set in production.')
  // Anyone who can add a calendar could probe this machine's ports.
  if (parsed.NODE_ENV === 'production' && parsed.CHANNELS_LOOPBACK === true)
    faults.push('CHANNELS_LOOPBACK must not be on in production.')
  faults.push(...paymentFaults(parsed), ...storageFaults(parsed))
  // Tests must never touch a real site's folder.
  if (parsed.NODE_ENV === 'test') parsed.DATA_DIR ??= join(tmpdir(), `casita-test-${process.getuid?.() ?? ''}`)
  if (faults.length > 0) throw new WrongEnvironment(faults.join('\n'))
  return Object.freeze(parsed as Environment)
}

/**
 * Completes `variables`, this process's environment: with the checkout's `.env`, for variables the process lacks, and
 * with what the process is for, which libraries look up there. Tests read no `.env`: it may be a real site's.
 */
export function loadSettings(variables: NodeJS.ProcessEnv): void {
  const file = inProject('.env')
  if (variables.NODE_ENV !== 'test' && existsSync(file)) process.loadEnvFile(file)
  variables.NODE_ENV ||= 'production'
}
