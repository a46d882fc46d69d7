// The former address of the favourites: lists that were sent to others before go on to open.

import { redirect } from 'react-router'
import type { Route } from './+types/former-shortlist'

export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/favourites${url.search}`, 301)
}
