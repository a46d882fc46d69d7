// The cancellation policies of published homes, each with how many homes have it and an example.

import { sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { policyNameIn } from '#offers/refunds/policy-presets.ts'
import { sayPolicy } from '#offers/refunds/policy-words.ts'
import { loadTerms } from '#offers/stored/terms-store.server.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { alphabetical } from '#values/formats.ts'
import { currency } from '#values/money.ts'
import { type WorkedExample, workedExample } from './worked-example.ts'

type PolicyInUse = {
  readonly name: string
  readonly homes: string
  readonly sentences: readonly string[]
  readonly example: WorkedExample
}

type Known = { readonly policy: CancellationPolicy; readonly sentences: string[]; readonly where: Where; homes: number }
type Where = { readonly timeZone: string; readonly currency: string }

/** Policies of one name that say the same count as one; the most usual first. Examples are in the money of their homes. */
export async function policiesInUse({ database, clock }: Tools): Promise<PolicyInUse[]> {
  const [{ rows }, { policies }] = await Promise.all([
    database.execute<{ policyId: number; homes: number } & Where>(sql`
      select offer.policy_id as "policyId", count(*)::integer as homes,
        mode() within group (order by stay.currency) as currency,
        mode() within group (order by stay.time_zone) as "timeZone"
      from stay_offer as offer join stay on stay.id = offer.stay_id
      where stay.status = 'published'
      group by offer.policy_id
      order by homes desc, offer.policy_id`),
    loadTerms(database),
  ])
  const said = new Map<string, Known>()
  for (const { policyId, homes, ...where } of rows) {
    const policy = policies.get(policyId)
    if (!policy) continue
    const sentences = sayPolicy(policy)
    const key = [policy.name, ...sentences].join('\n')
    const known = said.get(key)
    if (known) known.homes += homes
    else said.set(key, { policy, homes, sentences, where })
  }
  const { code, locale } = currentLanguage()
  const byName = alphabetical(locale)
  return [...said.values()]
    .sort((one, other) => other.homes - one.homes || byName(one.policy.name, other.policy.name))
    .map(({ policy, sentences, homes, where }) => ({
      name: policyNameIn(policy, code),
      sentences,
      homes: sentence('search.countHomes', { homes }),
      example: workedExample(policy, { ...where, currency: currency(where.currency), locale, now: clock.now() }),
    }))
}
