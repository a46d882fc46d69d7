// The layout of most pages: header, the page in a column, footer.

import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#root.tsx'
import { carriedSearch } from '#search/input/carried-search.ts'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import { searchSummary } from '#shell/menus/search-summary.ts'

export default function DefaultLayout() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { search: asked } = useLocation()
  // Where only the price of a home was asked for anew, nothing of the root came along with it.
  const isFresh = root === undefined || root.searched === asked
  const search = isFresh ? root?.search : searchSummary(carriedSearch(new URLSearchParams(asked)), root.site.lang)
  return (
    <>
      <Header
        site={root?.site}
        user={root?.user ?? null}
        currencies={root?.currencies}
        search={search}
        held={root?.held}
        links={root?.frame.navigation}
      />
      <main id="main" className="site-width site-main">
        <Outlet />
      </main>
      <Footer site={root?.site} carried={search?.carried} links={root?.frame.footerLinks} />
    </>
  )
}
