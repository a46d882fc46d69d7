// The explainer of one home at the operator's desk: why a visit costs what it costs, or cannot be had.

import { explainPrice } from '#admin/rates/explain-price.server.ts'
import { parseExplainWish } from '#admin/rates/explain-wish.ts'
import { ExplainDesk } from '#admin/rates/page/explain-desk.tsx'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import type { Route } from './+types/explain'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const { values, faults, wish } = parseExplainWish(args.url.searchParams)
  const explained = wish && (await explainPrice(tools, operator, slug, wish))
  const said = explained && {
    verdicts: explained.verdicts,
    price: explained.price && { total: explained.price.total, lines: explained.price.lines },
  }
  return { head: { title: `Prices of ${home.name} explained` }, home, values, faults, explained: said ?? null }
}

export default function AdminHomeExplain({ loaderData: { home, ...asked } }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="explain">
      <ExplainDesk key={JSON.stringify(asked.values)} {...asked} />
    </HomeFrame>
  )
}
