// One home at the operator's desk: how it stands, and the way to everything that can be entered about it.

import { Link } from 'react-router'
import { HomeFrame } from '#upkeep/frame/home-frame.tsx'
import { homeDeskAddress, homeSections } from '#upkeep/frame/home-sections.ts'
import type { Route } from './+types/overview'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { home } = await requireHome(args)
  return { head: { title: home.name }, home }
}

export default function AdminHome({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="">
      <ul className="grid gap-3 md:grid-cols-2">
        {homeSections
          .filter(({ path }) => path !== '')
          .map(({ path, label, about }) => (
            <li key={path} className="card p-5">
              <Link to={homeDeskAddress(home.slug, path)} className="link font-semibold">
                {label}
              </Link>
              <p className="text-ink-soft text-sm">{about}</p>
            </li>
          ))}
      </ul>
    </HomeFrame>
  )
}
