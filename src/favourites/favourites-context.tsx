// What the server told of the favourites, for all hearts of a page.

import { createContext } from 'react'
import type { FavouritesTold } from './favourites.ts'

export const FavouritesContext = createContext<FavouritesTold>({ owner: null, homes: '' })
