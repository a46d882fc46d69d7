// Which other origins a page may call, frame, load from or lead its forms to: by its address and the site's settings.

import { paymentPolicy } from '#booking-payments/payment-policy.server.ts'
import { withoutLanguage } from '#catalogue/languages.ts'
import { captchaOrigins, hostedOrigins } from '#identity/hosted/hosted-project.server.ts'
import type { contentSecurityPolicy } from '#platform/security-headers.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { mapStyleAddress } from '#platform/tools/map-style-address.ts'
import { isCaptchaPage, isProviderPage } from '#users/landing/provider-pages.ts'

/** For the page that `request` asks for. */
export function pageOrigins(request: Request, environment: Environment): Parameters<typeof contentSecurityPolicy>[1] {
  const url = new URL(request.url)
  url.pathname = withoutLanguage(url.pathname)
  const called = isProviderPage(url.pathname) || isCaptchaPage(url) ? hostedOrigins(environment) : []
  const framed = isCaptchaPage(url) ? captchaOrigins(environment) : []
  const paying = paymentPolicy(url.pathname, environment)
  return {
    ...paying,
    called: [...called, ...framed, ...paying.called],
    framed: [...framed, ...paying.framed],
    maps: mapOrigin(environment),
  }
}

/** Where an operator's own map style comes from, if it is not ours to serve. */
export function mapOrigin(environment: Pick<Environment, 'MAP_STYLE_URL' | 'MAP_TILES'>): string | undefined {
  const style = mapStyleAddress(environment)
  return style?.startsWith('https:') ? new URL(style).origin : undefined
}
