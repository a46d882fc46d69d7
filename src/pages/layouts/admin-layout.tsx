// The layout of the operator's pages: their own navigation beside the page.

import { data, Outlet, useRouteLoaderData } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { forgetFlash, takeFlash } from '#pages/guards/redirect-saved.ts'
import { cardMode } from '#payments/providers/provider-origins.server.ts'
import type { loader as rootLoader } from '#root.tsx'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import type { Route } from './+types/admin-layout'

export const middleware = [forgetFlash]

export function loader({ request, context }: Route.LoaderArgs) {
  const { said, settings } = takeFlash(request, context)
  const { environment } = context.get(pageContext).tools
  return data({ said, at: said ? Date.now() : 0, cards: cardMode(environment) }, settings)
}

/** What was said once is not said on the page after it. */
export const shouldRevalidate = () => true

export default function AdminLayout({ loaderData: { said, at, cards } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <Header site={root?.site} user={root?.user ?? null} search={root?.search} />
      <main id="main" className="site-width site-main">
        {/* Always there, so that what comes into it is read out; the same word twice comes in twice. */}
        <div role="status">
          {said && (
            <p key={at} className="notice mb-6">
              {said}
            </p>
          )}
        </div>
        {cards && (
          <p className={`mb-6 text-sm ${cards === 'test' ? 'notice' : 'text-ink-soft'}`}>
            {cards === 'test' ? sentence('adminPages.cardsAreTested') : sentence('adminPages.cardsAreReal')}
          </p>
        )}
        <Outlet />
      </main>
      <Footer site={root?.site} />
    </>
  )
}
