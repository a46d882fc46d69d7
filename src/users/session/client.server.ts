// The client of a request: what signing in needs to know of it.

import { languageOfReader } from '#catalogue/current-language.server.ts'
import { deviceOf } from '#identity/account/known-device.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { deviceLabel } from '#platform/device-label.ts'
import { readSessionToken } from './session-token.server.ts'

export type Client = {
  readonly caller: Caller
  /** What the person recognises the browser by. */
  readonly deviceLabel: string
  /** The token of the session this browser already has. */
  readonly sessionToken?: string
}

/** `address` as the front door made it out; `url` as guests see it. */
export function clientOf(request: Request, { address, url }: { readonly address: string; readonly url: URL }): Client {
  const { headers } = request
  return {
    caller: {
      address,
      device: deviceOf(headers.get('cookie')),
      language: languageOfReader() ?? /^[a-z]{2,3}(-[A-Za-z]{2,4})?\b/.exec(headers.get('accept-language') ?? '')?.[0],
      origin: url.origin,
    },
    deviceLabel: deviceLabel(headers.get('user-agent')),
    sessionToken: readSessionToken(request),
  }
}
