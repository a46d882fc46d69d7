// Loads a page as a document where parts of this one, or of that one, could not be fetched (`ui/late-part.tsx`).

import { lacksParts } from '#ui/late-part.tsx'
import { loadDocument } from './load-document.client.ts'

/** For the router, around everything else that a page asks for. What was just tried that way goes on as it is. */
export async function loadLackingParts(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const answer = await next()
  const { pathname, search } = new URL(request.url)
  const isHere = pathname === location.pathname && search === location.search
  if (request.method !== 'GET' || isHere || !(await lacksParts())) return answer
  return loadDocument(pathname + search) ? new Promise<never>(() => {}) : answer
}
