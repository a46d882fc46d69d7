// Hands what the server told of the favourites to all hearts of a page.

import { createContext, type ReactNode, useEffect } from 'react'
import { meetFavourites } from './favourite-homes.client.ts'
import type { FavouritesTold } from './favourites.ts'

export const FavouritesContext = createContext<FavouritesTold>({ owner: null, homes: '', leftOut: null })

type FavouritesInStepProps = { readonly told: FavouritesTold; readonly children: ReactNode }

export function FavouritesInStep({ told, children }: FavouritesInStepProps) {
  useEffect(() => meetFavourites(told), [told])
  return <FavouritesContext value={told}>{children}</FavouritesContext>
}
