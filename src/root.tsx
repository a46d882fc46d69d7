// The document around every page.

import figtree from '@everyday/figtree-latin-everyday.woff2?url'
import fraunces from '@everyday/fraunces-latin-everyday-400.woff2?url'
import { sentence } from '#catalogue/sentence.ts'
import './root.css'
import { useEffect } from 'react'
import {
  Links,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { tagOf, withoutLanguage } from '#catalogue/languages.ts'
import { readConsent } from '#consent/consent.ts'
import { ConsentManager } from '#consent/consent-manager.tsx'
import { consentTable } from '#consent/consent-table.ts'
import { tellFavourites } from '#favourites/favourites-of-request.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { guardPage } from '#pages/guards/guard-page.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import { asksPriceOnly } from '#quotes/price-address.ts'
import { Background } from '#shell/background.tsx'
import { currencyChoice } from '#shell/currency/display-of-request.server.ts'
import { ErrorPage } from '#shell/error-page.tsx'
import { AnnouncementBar } from '#shell/frame/announcement-bar.tsx'
import { frameOfRequest } from '#shell/frame/frame-of-request.server.ts'
import { HeadOfPage } from '#shell/head-of-page.tsx'
import { heldNights } from '#shell/held-nights.server.ts'
import { loadSignInPage } from '#shell/load-sign-in-page.client.ts'
import { LoadingBar } from '#shell/loading/loading-bar.tsx'
import { ScriptsAfterPaint } from '#shell/loading/scripts-after-paint.tsx'
import { suggestedLanguage } from '#shell/menus/chosen-language.ts'
import { LanguageHint } from '#shell/menus/language-menu.tsx'
import { searchOfPage } from '#shell/menus/search-summary.ts'
import { loadAdmin } from '#shell/reloading/load-admin.client.ts'
import { loadIncompletePage } from '#shell/reloading/load-incomplete-page.client.ts'
import { loadBrokenPage } from '#shell/reloading/load-route-module.client.ts'
import { StayedNotice } from '#shell/reloading/stayed-notice.tsx'
import { SessionInStep } from '#shell/session-in-step.tsx'
import { siteFrom } from '#shell/site.ts'
import { loadNewVersion } from '#shell/version-watch.client.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { listShownPages } from '#site/texts/current-texts.server.ts'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { useLoaded } from '#ui/use-loaded.tsx'
import { identityFor } from '#users/user/identity-for.server.ts'
import { displayNameOf, isOperator } from '#users/user/visitor.ts'
import { seconds } from '#values/duration.ts'
import type { Route } from './+types/root'

export const middleware = [guardPage]
export const clientMiddleware = [loadNewVersion, loadAdmin, loadSignInPage, loadBrokenPage, loadIncompletePage]

/** The letters of nearly every word on the site, asked for before the style sheet names them. */
export function links(): Route.LinkDescriptors {
  return [figtree, fraunces].map(href => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }))
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { tools, visitor, favourites, requestId, isKept } = context.get(pageContext)
  const origin = siteOrigin(tools.environment, url.origin)
  const languages = siteLanguages(tools.environment)
  const footer = (await listShownPages(tools, currentLanguage().code)).filter(({ inFooter }) => inFooter)
  const { sections, organisation } = await readSite(tools)
  const contact = organisation.email || tools.environment.SITE_CONTACT
  const site = siteFrom(tools.environment, origin, currentLanguage(), languages, footer, sections.looks, contact)
  const cookies = consentTable(tools.environment)
  const consent = { table: cookies, sent: readConsent(cookies, request.headers.get('cookie')) }
  const pollMs = seconds(tools.environment.VERSION_POLL_SECONDS)
  // Said here and not in the browser, whose language data write days with other blanks.
  const suggested = suggestedLanguage(
    { cookie: request.headers.get('cookie'), acceptLanguage: request.headers.get('accept-language') },
    languages,
    site.language,
  )
  const search = searchOfPage(url, site.lang)
  const frame = await frameOfRequest(tools, request.headers.get('cookie'))
  const user =
    visitor.kind === 'signed-out' ? null : { name: displayNameOf(visitor.user), isOperator: isOperator(visitor.user) }
  return {
    site,
    frame,
    suggested,
    visitor: visitor.kind,
    user,
    favourites: tellFavourites(favourites),
    ...identityFor(tools.environment, visitor),
    // A page that is kept for others speaks of no request.
    requestId: isKept ? undefined : requestId,
    consent,
    search,
    currencies: await currencyChoice(tools, 'usual'),
    searched: url.search,
    held: await heldNights(tools, request, visitor),
    pollMs,
  }
}

/** A sign-out that failed changed nothing, and the server may be out of reach: the page says so with what it has. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  const { formAction, actionResult, defaultShouldRevalidate, currentUrl, nextUrl, formMethod } = asked
  // The fields beside a home are answered by their own route alone.
  const isAsked = formMethod === 'GET' || currentUrl.search !== nextUrl.search
  if (isAsked && asksPriceOnly(currentUrl, nextUrl)) return false
  return formAction && withoutLanguage(formAction) === '/sign-out' && actionResult?.fault
    ? false
    : defaultShouldRevalidate
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRootData()
  const { pathname, search } = useLocation()
  const isWide = useMatches().some(isWidePage)
  return (
    <html lang={root ? tagOf(root.site.language) : 'en'} dir={root?.site.language.direction} className="on-arrival">
      <head>
        <HeadOfPage site={root?.site} />
        <Links />
      </head>
      <body className={`flex min-h-dvh flex-col bg-paper text-ink antialiased ${isWide ? 'wide-page' : ''}`}>
        <LoadingBar />
        {root && <ConsentManager {...root.consent} back={pathname + search} />}
        {root?.site.isTryOut && (
          <aside aria-label={sentence('pages.aboutThisSite')} className="try-out-bar">
            {sentence('shell.tryOut')}
          </aside>
        )}
        {root?.frame.announcement && (
          <AnnouncementBar announcement={root.frame.announcement} back={pathname + search} />
        )}
        {root && <LanguageHint {...root.site} suggested={root.suggested} />}
        <StayedNotice />
        {root && <Background pollMs={root.pollMs} isSignedOut={root.visitor === 'signed-out'} />}
        {children}
        <ScrollRestoration />
        <ScriptsAfterPaint />
      </body>
    </html>
  )
}

/**
 * A page that takes more of a wide window says `isWide` in its loader's data. The document has to know it at its first
 * letter: a style that waits for something further down moves what has been painted meanwhile.
 */
function isWidePage({ loaderData }: ReturnType<typeof useMatches>[number]): boolean {
  return typeof loaderData === 'object' && loaderData !== null && 'isWide' in loaderData && loaderData.isWide === true
}

/** The root's data as this browser had them last: an answer that failed altogether brings none, not even a name. */
let lastData: Route.ComponentProps['loaderData'] | undefined

function useRootData() {
  return useRouteLoaderData<typeof loader>('root') ?? lastData
}

/** For those alone of whom the content backend knows. */
const loadContentUser = () => import('#api/client/content-user.tsx')

export default function Root({ loaderData }: Route.ComponentProps) {
  const { identity, account, visitor } = loaderData
  const { key } = useLocation()
  const subject = visitor === 'verified' ? (account?.uid ?? null) : null
  const { part } = useLoaded(loadContentUser, subject !== null)
  // Effects run in browsers only: no visitor's data stay in the server.
  useEffect(() => {
    lastData = loaderData
  }, [loaderData])
  return (
    <>
      <SessionInStep identity={identity} account={account} />
      {part && <part.ContentUser subject={subject} />}
      <KeptMarkup name="page" attempt={key}>
        <Outlet />
      </KeptMarkup>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData()
  return <ErrorPage error={error} site={root?.site} requestId={root?.requestId} />
}
