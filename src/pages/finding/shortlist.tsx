// The homes a visitor keeps without an account, or those that an address names; the forms of their hearts come here.

import { data, redirect } from 'react-router'
import { contentClient, isContentFault } from '#api/client/content-client.client.ts'
import { loadShortlist } from '#api/client/load-shortlist.client.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { parseVisitInput } from '#quotes/input/visit-input.ts'
import { answerShortlist } from '#search/favourites/answer-shortlist.server.ts'
import { describeShortlist } from '#search/favourites/page/describe-shortlist.server.ts'
import { ShortlistPage } from '#search/favourites/page/shortlist-page.tsx'
import { type ShortlistView, shortlistView } from '#search/favourites/page/shortlist-view.ts'
import { earliestToday } from '#search/input/earliest-today.ts'
import { Notice } from '#ui/notice.tsx'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/shortlist'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const view = await describeShortlist(tools, {
    query: url.searchParams,
    cookies: request.headers.get('cookie'),
    visit: parseVisitInput(url.searchParams, earliestToday(tools.clock.now())),
    origin: siteOrigin(tools.environment, url.origin),
  })
  return { view, isUnreachable: false, head: headOf(view) }
}

/** Once the site runs in the browser, which knows what it keeps, only the homes themselves are asked for. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams: query, origin } = new URL(request.url)
  const asked = { query, cookies: document.cookie, origin }
  try {
    const view = await loadShortlist(contentClient(), asked)
    return { view, isUnreachable: false, head: headOf(view) }
  } catch (fault) {
    // What the call does not understand, the page does in its own way.
    if (!isContentFault(fault) || fault.error.name !== 'UnknownError') return serverLoader()
    const view = shortlistView(asked, [])
    return { view, isUnreachable: true, head: headOf(view) }
  }
}

function headOf({ kind }: Pick<ShortlistView, 'kind'>) {
  return { title: kind === 'own' ? 'Homes you keep' : 'A list of homes', unlisted: true }
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (namesIntent(form)) return data({ fault: unknownIntent }, { status: 400 })
  const cookie = answerShortlist(form, request.headers.get('cookie'), url.protocol === 'https:')
  if (!cookie) return data({ fault: 'That is no home of ours. Press the heart on its page.' }, { status: 400 })
  return redirect('/shortlist', { status: 303, ...withCookies(cookie) })
}

export default function Shortlist({ loaderData: { view, isUnreachable }, actionData }: Route.ComponentProps) {
  return (
    <>
      {actionData && <Notice tone="wrong">{actionData.fault}</Notice>}
      <ShortlistPage view={view} isUnreachable={isUnreachable} />
    </>
  )
}
