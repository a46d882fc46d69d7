// The former address of the favourites, so that shared lists keep opening.

import { redirect } from 'react-router'
import type { Route } from './+types/former-shortlist'

export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/favourites${url.search}`, 301)
}
