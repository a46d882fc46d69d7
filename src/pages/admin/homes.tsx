// The list of homes.

import { describeHomes } from '#admin/stays/describe-homes.server.ts'
import { HomeList } from '#admin/stays/home-list.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { may, reachOf } from '#users/permissions/permissions.ts'
import type { Route } from './+types/homes'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const find = (url.searchParams.get('find') ?? '').replaceAll('\0', '').trim().slice(0, 80)
  const mayBegin = reachOf(operator, 'homes', 'change') === 'all'
  const mayTick = may(operator, 'rates', 'change')
  return {
    head: { title: sentence('adminPages.homes') },
    mayBegin,
    mayTick,
    list: await describeHomes(tools, operator, find),
  }
}

export default function AdminHomes({ loaderData: { list, mayBegin, mayTick } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-4xl">{sentence('adminPages.homes')}</h1>
        {mayBegin && <ButtonLink to="/admin/homes/new">{sentence('homes.newHome')}</ButtonLink>}
      </div>
      <HomeList {...list} mayBegin={mayBegin} mayTick={mayTick} />
    </div>
  )
}
