// The one error for an address without a page: unknown, or invalid by its own check (Spec 2).

import { data } from 'react-router'

/** What to throw: status 404, and the full path with its query in the message. */
export function pageNotFound({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return data(`Page Not Found: ${pathname}${search}`, { status: 404 })
}
