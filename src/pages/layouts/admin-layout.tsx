// The layout of the operator's pages: the admin's own frame around the page, and what was just done.

import '#admin/admin.css'
import { data, Outlet, useRouteLoaderData } from 'react-router'
import { AdminFrame } from '#admin/frame/admin-frame.tsx'
import { countSections } from '#admin/frame/count-sections.server.ts'
import { frameView } from '#admin/frame/frame-view.ts'
import { AdminSearch } from '#admin/search/admin-search.tsx'
import { findInAdmin } from '#api/client/find-in-admin.client.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { jobs } from '#jobs.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { forgetFlash, takeFlash } from '#pages/guards/redirect-saved.ts'
import { cardMode } from '#payments/providers/provider-origins.server.ts'
import type { loader as rootLoader } from '#root.tsx'
import { Icon } from '#ui/icon.tsx'
import { operatorIn } from '#users/user/visitor.ts'
import type { Route } from './+types/admin-layout'

export const middleware = [forgetFlash]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { said, settings } = takeFlash(request, context)
  const { tools, visitor } = context.get(pageContext)
  const operator = operatorIn(visitor)
  const counts = operator ? await countSections(tools, operator, Object.keys(jobs)) : {}
  const asked = { path: url.pathname.replace(/(.)\/+$/, '$1'), counts, locale: currentLanguage().locale }
  // To whoever is no operator the page is not there, nor anything around it.
  const view = frameView(operator ?? { roles: [] }, asked)
  return data({ said, at: said ? Date.now() : 0, cards: cardMode(tools.environment), view }, settings)
}

/** What was said once is not said on the page after it, and what waits is counted anew. */
export const shouldRevalidate = () => true

export default function AdminLayout({ loaderData: { said, at, cards, view } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const pages = view.sections.flatMap(section => (section.pages.length > 0 ? section.pages : [section]))
  return (
    <AdminFrame
      site={root?.site}
      user={root?.user ?? null}
      view={view}
      search={<AdminSearch find={findInAdmin} pages={pages.map(({ to, label }) => ({ name: label, address: to }))} />}
      said={<Said said={said} at={at} />}
    >
      {cards && (
        <p className={`mb-4 self-start text-sm ${cards === 'test' ? 'notice py-1.5!' : 'text-ink-soft'}`}>
          {cards === 'test' ? sentence('adminPages.cardsAreTested') : sentence('adminPages.cardsAreReal')}
        </p>
      )}
      <Outlet />
    </AdminFrame>
  )
}

/** Always there, so that what comes into it is read out; the same word twice comes in twice. */
function Said({ said, at }: { readonly said: string | undefined; readonly at: number }) {
  return (
    <div role="status">
      {said && (
        <p key={at} className="admin-saved">
          <Icon name="tick" />
          {said}
        </p>
      )}
    </div>
  )
}
