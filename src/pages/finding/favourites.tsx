// The page of favourites, own or shared by an address; also the target of the heart forms.

import { data, redirect } from 'react-router'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { describeFavourites } from '#favourite-lists/describe-favourites.server.ts'
import { FavouritesPage } from '#favourite-lists/favourites-page.tsx'
import { type FavouritesView, favouritesView } from '#favourite-lists/favourites-view.ts'
import { handleFavouritesForm } from '#favourites/handle-favourites-form.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { searchOfPage } from '#shell/menus/search-summary.ts'
import { Notice } from '#ui/notice.tsx'
import { earliestToday } from '#values/calendar-day.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/favourites'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { tools, favourites } = context.get(pageContext)
  const view = await describeFavourites(tools, {
    query: url.searchParams,
    favourites,
    cookies: request.headers.get('cookie'),
    visit: parseVisitInput(url.searchParams, earliestToday(tools.clock.now())),
    origin: siteOrigin(tools.environment, url.origin),
  })
  return { view, isUnreachable: false, head: headOf(view) }
}

/** Without a network the page stays, and says so. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault
    const { searchParams: query, origin } = new URL(request.url)
    const favourites = { account: undefined, homes: [], leftOut: [] }
    const view = favouritesView({ query, favourites, cookies: document.cookie, origin }, [])
    return { view, isUnreachable: true, head: headOf(view) }
  }
}

function headOf({ kind }: Pick<FavouritesView, 'kind'>) {
  return { title: kind === 'shared' ? sentence('pages.listOfHomes') : sentence('pages.favourites'), unlisted: true }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { tools, favourites } = context.get(pageContext)
  const form = await request.formData()
  if (namesIntent(form)) return data({ fault: unknownIntent() }, { status: 400 })
  const [cookies, secure] = [request.headers.get('cookie'), url.protocol === 'https:']
  const setCookies = await handleFavouritesForm(tools, { form, cookies, secure, favourites })
  if (!setCookies) return data({ fault: sentence('pages.noHomeOfOurs') }, { status: 400 })
  return redirect(`/favourites${carriedFrom(request)}`, { status: 303, ...withCookies(...setCookies) })
}

/** The search of the page whose heart was pressed. */
function carriedFrom(request: Request): string {
  const left = request.headers.get('referer') ?? ''
  if (!URL.canParse(left) || new URL(left).host !== new URL(request.url).host) return ''
  return searchOfPage(new URL(left), currentLanguage().locale)?.carried ?? ''
}

export default function FavouritesRoute({ loaderData: { view, isUnreachable }, actionData }: Route.ComponentProps) {
  return (
    <>
      {actionData && <Notice tone="wrong">{actionData.fault}</Notice>}
      <FavouritesPage view={view} isUnreachable={isUnreachable} />
    </>
  )
}
