// Loads a page as a document where code that comes later (`ui/hydrate-later.tsx`) could not be fetched, of this page or of that one.

import { isCodeMissing } from '#ui/hydrate-later.tsx'
import { isWayElsewhere, loadDocument, never } from './load-document.client.ts'

/**
 * For the router, around everything else that a page asks for. What was just tried that way goes on as it is, and without a network
 * nothing leaves the page.
 */
export async function loadIncompletePage(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const answer = await next()
  if (!isWayElsewhere(request) || !navigator.onLine || !(await isCodeMissing())) return answer
  const { pathname, search } = new URL(request.url)
  return loadDocument(pathname + search) ? never() : answer
}
