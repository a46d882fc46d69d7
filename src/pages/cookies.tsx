// The cookie settings as a page, for browsers without script, and the form that stores the choice.

import { data, Link, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { chooseCookies, parseConsentInput } from '#consent/choose-cookies.server.ts'
import { readConsent, ticksOf } from '#consent/consent.ts'
import { ConsentSettings } from '#consent/consent-settings.tsx'
import { consentTable } from '#consent/consent-table.ts'
import { StoredList } from '#consent/stored-list.tsx'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { Notice } from '#ui/notice.tsx'
import { ownPath } from '#users/landing/own-path.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/cookies'

const here = '/cookies'

export function loader({ context, request, url }: Route.LoaderArgs) {
  const table = consentTable(context.get(pageContext).tools.environment)
  const ticks = ticksOf(table, readConsent(table, request.headers.get('cookie')))
  const back = ownPath(url.searchParams.get('back')) ?? '/'
  return { table, ticks, back, head: { title: sentence('consent.title'), unlisted: true } }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { environment } = context.get(pageContext).tools
  const form = await request.formData()
  if (namesIntent(form)) return data({ fault: unknownIntent() }, { status: 400 })
  const input = parseConsentInput(form)
  if (!input) return data({ fault: sentence('pages.chooseOne') }, { status: 400 })
  const back = ownPath(String(form.get('back'))) ?? here
  return redirect(back, {
    status: 303,
    ...withCookies(...chooseCookies(consentTable(environment), input, url.protocol === 'https:')),
  })
}

export default function Cookies({ loaderData: { table, ticks, back }, actionData }: Route.ComponentProps) {
  return (
    <article className="paper-page">
      <h1>{sentence('consent.title')}</h1>
      {actionData && <Notice tone="wrong">{actionData.fault}</Notice>}
      <ConsentSettings
        table={table}
        ticks={ticks}
        mayDeclineAll
        stored={StoredList}
        back={back}
        wayOut={
          <Link reloadDocument to={back} className="button button-quiet">
            {sentence('consent.close')}
          </Link>
        }
      />
    </article>
  )
}
