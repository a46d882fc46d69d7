// Which damage deposit each home asks for, and the way to set it.

import { Link } from 'react-router'
import { sayDepositRule } from '#deposits/rules/deposit-rule.ts'
import { findDepositRules, homesOnDepositPage } from '#deposits/rules/find-deposit-rules.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/deposits'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const asked = url.searchParams.get('from') ?? ''
  const from = /^\d{1,6}$/.test(asked) ? Number(asked) : 0
  const { homes, more } = await findDepositRules(tools.database, operator, from)
  return {
    head: { title: 'Damage deposits' },
    homes: homes.map(({ stayId, slug, name, place, rule, currency }) => ({
      ...{ slug, name, place, rule: sayDepositRule(rule, currency, tools.environment.SITE_LANG) },
      mayChange: may(operator, 'rates', 'change', stayId),
    })),
    earlier: from > 0 ? Math.max(0, from - homesOnDepositPage) : undefined,
    next: more ? from + homesOnDepositPage : undefined,
  }
}

export default function Deposits({ loaderData: { homes, earlier, next } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">Damage deposits</h1>
      {homes.length === 0 && <p className="text-ink-soft">No home is sold yet.</p>}
      <ul className="flex flex-col gap-4">
        {homes.map(({ slug, name, place, rule, mayChange }) => (
          <li key={slug} className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
            <div className="min-w-0 basis-80 grow">
              <h2 className="font-display text-xl">{name}</h2>
              <p className="text-ink-soft text-sm">{place}</p>
              <p className="tabular-nums">{rule}</p>
            </div>
            {mayChange && (
              <Link to={`/admin/deposits/${slug}`} className="button button-quiet">
                Change <span className="sr-only">the damage deposit of {name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <nav aria-label="Pages of homes" className="flex gap-3">
        {earlier !== undefined && (
          <Link
            to={earlier === 0 ? '/admin/deposits' : `/admin/deposits?from=${earlier}`}
            className="button button-quiet"
          >
            Earlier
          </Link>
        )}
        {next !== undefined && (
          <Link to={`/admin/deposits?from=${next}`} className="button button-quiet">
            Further
          </Link>
        )}
      </nav>
    </div>
  )
}
