// The operator's calls about homes: what is near each, and which damage deposit it asks for.

import { findAdminHome, findHomes } from '#admin/stays/describe-homes.server.ts'
import { changeNearby } from '#admin/stays/nearby/change-nearby.server.ts'
import { parseNearbyInput } from '#admin/stays/nearby/nearby-input.ts'
import { nearbyRefusalStatus, nearbyRefusals } from '#admin/stays/nearby/nearby-refusals.ts'
import type { sectionContract } from '#api/admin-contract/section-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { formOf, refuseFields } from '#api/content/calls/address-fields.ts'
import { answerPage } from '#api/content/calls/answer-page.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { depositMark, sayDepositRule } from '#deposits/rules/deposit-rule.ts'
import { depositRuleRefusalStatus, depositRuleRefusals } from '#deposits/rules/deposit-rule-refusals.ts'
import {
  countSoldHomes,
  findDepositRule,
  findDepositRules,
  type HomeWithDeposit,
} from '#deposits/rules/find-deposit-rules.server.ts'
import { setDepositRule } from '#deposits/rules/set-deposit-rule.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'

export const sectionCalls: Handlers<keyof typeof sectionContract> = {
  listHomesAtDesk: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const wanted = { find: query.find?.trim() ?? '', from: skip, most: size }
    const { homes, total } = await findHomes(tools, user, wanted)
    const data = homes.map(({ slug, name, place, status, near }) => ({ slug, name, city: place, status, nearby: near }))
    return answerPage(query, data, total)
  },

  readHomeAtDesk: ({ tools, user, path }) => answerHome(tools, user, path.slug),

  changeNearby: async ({ tools, user, path, body }) => {
    const { version, place, entered } = body
    if (!entered && place === undefined) return refuseFields([['place', 'place is a required field']])
    const { kind, name, note, way, point, minutes } = entered ?? {}
    const where = point && `${point.latitude.toFixed(7)}, ${point.longitude.toFixed(7)}`
    const said = { kind, name, note, way, where, minutes: minutes ?? undefined }
    const parsed = parseNearbyInput(formOf({ intent: entered ? 'keep' : 'take-away', version, place, ...said }))
    if (!parsed?.ok) return refuseFields(Object.entries(parsed?.faults ?? {}))
    const changed = await changeNearby(tools, user, path.slug as Slug, parsed.input)
    return changed.ok ? answerHome(tools, user, path.slug) : refuseCommand(nearbyRefusalStatus, nearbyRefusals, changed)
  },

  listHomeDeposits: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const [{ homes }, total] = await Promise.all([
      findDepositRules(tools.database, user, skip, size),
      countSoldHomes(tools.database, user),
    ])
    return answerPage(
      query,
      homes.map(home => describeDeposit(home)),
      total,
    )
  },

  readHomeDeposit: async ({ tools, user, path }) => {
    const home = await findDepositRule(tools.database, user, path.slug)
    return home ? answerOne(describeDeposit(home)) : notThere
  },

  setHomeDeposit: async ({ tools, user, path, body }) => {
    const home = await findDepositRule(tools.database, user, path.slug)
    if (!home) return notThere
    const set = await setDepositRule(tools, user, { stayId: home.stayId, seen: body.seen, rule: body.rule })
    if (!set.ok) return refuseCommand(depositRuleRefusalStatus, depositRuleRefusals, set)
    const now = await findDepositRule(tools.database, user, path.slug)
    return now ? answerOne(describeDeposit(now)) : notThere
  },
}

async function answerHome(tools: Tools, who: Operator, slug: string) {
  const home = await findAdminHome(tools, who, slug as Slug)
  if (!home) return notThere
  const { name, version, places } = home
  const told = places.map(({ id, said, ...place }) => ({ place: id, ...place, inWords: { said } }))
  return answerOne({ slug, name, version, places: told })
}

function describeDeposit({ slug, name, place, currency, rule }: HomeWithDeposit) {
  const inWords = { rule: sayDepositRule(rule, currency, currentLanguage().locale) }
  return { slug, name, city: place, currency, rule, seen: depositMark(rule), inWords }
}
