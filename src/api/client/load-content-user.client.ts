// The content user of the session, asked for once a session: the first call that a signed-in page makes.

import type { ContentUser } from '#api/contract/account-contract.ts'
import { type ContentClient, isContentFault } from './content-client.client.ts'

/** `session-over`: the session is no longer valid. `unreachable`: no usable answer. */
type ContentUserLoaded =
  | { readonly kind: 'loaded'; readonly user: ContentUser }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'unreachable' }

/** Asks `GET /users/me`. Only a 401 says that the session is over; whatever else goes wrong leaves it as it is. */
export async function loadContentUser(client: ContentClient): Promise<ContentUserLoaded> {
  try {
    // Nothing asks for some fields only, so all of them come.
    return { kind: 'loaded', user: (await client('readMe')) as ContentUser }
  } catch (fault) {
    const refused = isContentFault(fault) && fault.error.status === 401
    return { kind: refused ? 'session-over' : 'unreachable' }
  }
}
