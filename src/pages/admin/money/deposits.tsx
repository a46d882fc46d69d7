// The damage deposits of all homes.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { sayDepositRule } from '#deposits/rules/deposit-rule.ts'
import { findDepositRules, homesOnDepositPage } from '#deposits/rules/find-deposit-rules.server.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { may } from '#users/permissions/permissions.ts'
import { earlierAndFurther, parseSkip } from '#values/list-part.ts'
import type { Route } from './+types/deposits'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const from = parseSkip(url.searchParams.get('from'))
  const { homes, more } = await findDepositRules(tools.database, operator, from)
  return {
    head: { title: sentence('adminPages.deposits') },
    homes: homes.map(({ stayId, slug, name, place, rule, currency }) => ({
      ...{ slug, name, place, rule: sayDepositRule(rule, currency, currentLanguage().locale) },
      mayChange: may(operator, 'rates', 'change', stayId),
    })),
    pages: earlierAndFurther('/admin/deposits', { from, size: homesOnDepositPage, more }),
  }
}

export default function Deposits({ loaderData: { homes, pages } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('adminPages.deposits')}</h1>
      {homes.length === 0 && <p className="text-ink-soft">{sentence('adminPages.noHomeSold')}</p>}
      <ul className="flex flex-col gap-4">
        {homes.map(({ slug, name, place, rule, mayChange }) => (
          <li key={slug} className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
            <div className="min-w-0 basis-80 grow">
              <h2 className="font-display text-xl">{name}</h2>
              <p className="text-ink-soft text-sm">{place}</p>
              <p className="tabular-nums">{rule}</p>
            </div>
            {mayChange && (
              <ButtonLink quiet to={`/admin/deposits/${slug}`}>
                <RichSentence
                  text={sentence('adminPages.changeDeposit', { name })}
                  parts={{ unseen: words => <span className="sr-only">{words}</span> }}
                />
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <LinkRow label={sentence('adminPages.pagesOfHomes')} links={pages} />
    </div>
  )
}
