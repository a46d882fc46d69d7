// Reads lists of homes out of cookies, addresses and forms, whatever stands there.

import { parseSlug, type Slug } from '#values/slug.ts'
import { type Favourite, type Favourites, mostFavourites, timeMark } from './favourites.ts'

/** What seven letters hold, in seconds since 1970. */
const latest = 36 ** 7

/** Homes with dots between; what is none is left out, and each stands once. */
export function parseHomes(text: string | null | undefined): Favourites {
  const homes = new Map<Slug, Favourite>()
  for (const part of (text ?? '').split('.')) {
    const home = parseHome(part)
    if (home && !homes.has(home.slug)) homes.set(home.slug, home)
  }
  return [...homes.values()].slice(0, mostFavourites)
}

/** `harbour-loft~2031-05-12~2031-05-19~3!tqk1yo`: the slug, what of the visit is unusual, and when, in base 36. */
export function parseHome(text: string): Favourite | undefined {
  const [home = '', time = ''] = text.split(timeMark)
  const [name = '', ...rest] = home.split('~')
  const slug = parseSlug(name)
  const visit = rest.join('~')
  const at = Number.parseInt(time, 36)
  return slug && { slug, visit: /^[\d~_-]{0,60}$/.test(visit) ? visit : '', ...(at < latest && { at }) }
}
