// Security headers of responses.

/** The content security policy, one row per directive; `scripts` is filled in for every response. */
const allowed = {
  'default-src': ["'self'"],
  // React sets inline styles; they cannot execute.
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

/** Other origins configured by the operator: for script requests, frames, pictures, the redirects of forms, and maps. */
type OtherOrigins = {
  readonly called?: readonly string[]
  readonly framed?: readonly string[]
  readonly pictured?: readonly string[]
  readonly sentTo?: readonly string[]
  readonly maps?: string | undefined
}

/** Sources of scripts: those with the nonce of this response, and what they load. */
export function scriptsByNonce(nonce: string): string[] {
  return [`'nonce-${nonce}'`, "'strict-dynamic'"]
}

/** For pages: only our own origin and `others`; scripts from these sources. */
export function contentSecurityPolicy(scripts: readonly string[], others: OtherOrigins = {}): string {
  const { called = [], framed = [], pictured = [], sentTo = [], maps } = others
  const drawn = maps ? [maps] : []
  return written({
    ...allowed,
    'img-src': [...allowed['img-src'], ...drawn, ...pictured],
    'connect-src': [...allowed['connect-src'], ...drawn, ...called],
    'form-action': [...allowed['form-action'], ...sentTo],
    'script-src': scripts,
    ...(framed.length > 0 && { 'frame-src': framed }),
  })
}

/** For non-pages: bundle files, pictures, JSON, XML. Opened directly, they load and run nothing. */
const ofFiles = {
  'default-src': ["'none'"],
  // A bundled worker gets its policy from its own file.
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

/** The same for every response. The map's worker may fetch from `mapOrigin`. */
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
    // Only the operator knows whether the domain's other sites support https.
    ...(PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
    }),
  }
}
