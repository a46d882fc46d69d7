// The favourites in a component: drawn anew whenever a heart is pressed.

import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { favouriteHomes, onFavouriteHomes } from './favourite-homes.client.ts'
import type { FavouritesTold } from './favourites.ts'

const noneTold: FavouritesTold = { owner: null, homes: '' }

/** Whose they are, and the homes as `writeHomes` writes them. */
export function useFavouriteHomes(): FavouritesTold {
  // Of the root of every page; a page that lost it shows those of the browser.
  const told = useRouteLoaderData<{ favourites: FavouritesTold }>('root')?.favourites ?? noneTold
  const homes = useSyncExternalStore(
    onFavouriteHomes,
    () => favouriteHomes(told),
    () => told.homes,
  )
  return { owner: told.owner, homes }
}
