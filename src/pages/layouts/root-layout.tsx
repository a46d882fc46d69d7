// The layout of the home page: header, the page over the full width, footer.

import { Outlet, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#root.tsx'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'

export default function RootLayout() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <Header
        site={root?.site}
        user={root?.user ?? null}
        currencies={root?.currencies}
        search={root?.search}
        held={root?.held}
        links={root?.frame.navigation}
      />
      <main id="main" className="flex grow flex-col">
        <Outlet />
      </main>
      <Footer site={root?.site} carried={root?.search?.carried} links={root?.frame.footerLinks} />
    </>
  )
}
