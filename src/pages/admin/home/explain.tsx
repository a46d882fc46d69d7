// The price explainer of one home.

import { parseExplainInput } from '#admin/rates/explain-input.ts'
import { explainPrice } from '#admin/rates/explain-price.server.ts'
import { PriceExplainer } from '#admin/rates/page/price-explainer.tsx'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { sentence } from '#catalogue/sentence.ts'
import type { Route } from './+types/explain'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const { values, faults, input } = parseExplainInput(args.url.searchParams)
  const explained = input && (await explainPrice(tools, operator, slug, input))
  const said = explained && {
    verdicts: explained.verdicts,
    price: explained.price && { total: explained.price.total, lines: explained.price.lines },
  }
  return {
    head: { title: sentence('homes.explainOf', { name: home.name }) },
    home,
    values,
    faults,
    explained: said ?? null,
  }
}

export default function AdminHomeExplain({ loaderData: { home, ...asked } }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="explain">
      <PriceExplainer key={JSON.stringify(asked.values)} {...asked} />
    </HomeFrame>
  )
}
