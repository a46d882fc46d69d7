// Redirects after a form of a guest's page was carried out.

import { redirect } from 'react-router'

/**
 * A 303 to a page that the browser reads anew, its own page included. Without the header React Router may take an address
 * that differs in its fragment only for a jump on the page: it forgets that a form was sent when a fetcher ends meanwhile.
 */
export function redirectDone(path: string): Response {
  return redirect(path, { status: 303, headers: { 'X-Remix-Revalidate': 'yes' } })
}
