// The layout of most pages: header, the page in a column, footer.

import { Outlet, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#root.tsx'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'

export default function DefaultLayout() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <Header site={root?.site} user={root?.user ?? null} search={root?.search} />
      <main id="main" className="site-width site-main">
        <Outlet />
      </main>
      <Footer site={root?.site} />
    </>
  )
}
