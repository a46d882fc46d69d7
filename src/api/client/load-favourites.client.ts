// A visitor's favourites as their page shows them, loaded by the browser that has them.

import type { StayInList } from '#api/content/contract/stay-schemas.ts'
import { usualVisitFields, type VisitField, type VisitFields } from '#quotes/input/visit-input.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { mostFavourites } from '#search/favourites/favourites.ts'
import {
  type FavouritesAsked,
  type FavouritesView,
  favouritesView,
  namedHomes,
} from '#search/favourites/page/favourites-view.ts'
import { stayAddress } from '#search/input/search-input.ts'
import type { Photo } from '#stays/photos/photo.ts'
import type { Slug } from '#values/slug.ts'
import type { ContentClient } from './content-client.client.ts'

/** Nothing is asked where nothing is named. Throws a `ContentFault`. */
export async function loadFavourites(client: ContentClient, asked: FavouritesAsked): Promise<FavouritesView> {
  const fields = visitIn(asked.query)
  const named = namedHomes(asked)
  const parts = [named.slice(0, mostFavourites), named.slice(mostFavourites)].filter(part => part.length > 0)
  const answers = await Promise.all(
    parts.map(part => client('readShortlist', { query: { ...fields, homes: part.join('.') } })),
  )
  return favouritesView(
    asked,
    answers.flatMap(({ data }) => data.map(home => toldCard(home, fields))),
  )
}

/** What the address says of a visit, and nothing of what is usual. */
function visitIn(query: URLSearchParams): Partial<VisitFields> {
  const names = Object.keys(usualVisitFields) as VisitField[]
  return Object.fromEntries(names.flatMap(name => (query.get(name) ? [[name, query.get(name)]] : [])))
}

function toldPhoto({ sources: _, ...photo }: NonNullable<StayInList['photo']>): Photo {
  return photo
}

/** A home of a list as its card shows it, leading to its page with the visit that was asked for. */
function toldCard(home: StayInList, asked: Partial<VisitFields>): StayCardView {
  const { id, name, publicPoint, photo, price, inWords } = home
  const slug = home.slug as Slug
  const visit = price?.kind === 'visit' ? { in: price.checkIn, out: price.checkOut } : {}
  return {
    ...{ id, slug, name },
    href: stayAddress(slug, { fields: { ...usualVisitFields, ...asked, ...visit } }),
    kind: inWords.kind,
    place: inWords.place,
    facts: inWords.facts,
    photo: photo ? toldPhoto(photo) : undefined,
    rating: inWords.rating ?? undefined,
    point: publicPoint,
    // Homes that are kept stand on no map.
    pin: name,
    days: inWords.days ?? undefined,
    total: inWords.total ?? undefined,
    totalFor: inWords.totalFor ?? undefined,
  }
}
