// The headers that tell a browser what an answer of ours may do.

/** What a directive allows, one row each; `scripts` is filled in for every answer. */
const allowed = {
  'default-src': ["'self'"],
  // React writes styles into elements; they cannot act.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Origins besides our own, as the operator configured them: what script may ask, what may be framed, where maps come from. */
type OtherOrigins = {
  readonly called?: readonly string[]
  readonly framed?: readonly string[]
  readonly maps?: string | undefined
}

/** A page: only our own origin and `others`; scripts only with this answer's nonce and what they load. */
export function contentSecurityPolicy(nonce: string, { called = [], framed = [], maps }: OtherOrigins = {}): string {
  const drawn = maps ? [maps] : []
  return written({
    ...allowed,
    'img-src': [...allowed['img-src'], ...drawn],
    'connect-src': [...allowed['connect-src'], ...drawn, ...called],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    ...(framed.length > 0 && { 'frame-src': framed }),
  })
}

/** What is no page: a file of the bundle, a picture, JSON, XML. Opened by itself, it loads nothing and runs nothing. */
const ofFiles = {
  'default-src': ["'none'"],
  // A worker of the bundle takes its rights from its own file.
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

type HttpsSettings = { readonly PUBLIC_URL?: string | undefined; readonly HSTS_SUBDOMAINS: boolean }

/** The same for every answer. The map's worker may fetch from `mapOrigin`. */
export function securityHeaders(
  { PUBLIC_URL, HSTS_SUBDOMAINS }: HttpsSettings,
  mapOrigin?: string,
): Record<string, string> {
  const maps = mapOrigin ? [mapOrigin] : []
  return {
    'content-security-policy': written({ ...ofFiles, 'connect-src': [...ofFiles['connect-src'], ...maps] }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Of the domain's other sites only the operator knows whether they speak https.
    ...(PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
    }),
  }
}
