// The operator's calls about groups of homes and the rules that they share.

import { changeGroup } from '#admin/groups/change-group.server.ts'
import { findGroups } from '#admin/groups/describe-groups.server.ts'
import { groupRefusalStatus, groupRefusals } from '#admin/groups/group-refusals.ts'
import { sayDemand, sayWhen } from '#admin/rates/rule-words.ts'
import type { groupsContract } from '#api/admin-contract/terms/groups-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describePreview } from './many-calls.server.ts'

export const groupsCalls: Handlers<keyof typeof groupsContract> = {
  readGroups: async ({ tools }) => answerOne({ groups: await describeGroups(tools) }),

  changeGroups: async ({ tools, user, body }) => {
    const changed = await changeGroup(tools, user, body)
    if (!changed.ok) return refuseCommand(groupRefusalStatus, groupRefusals, { reason: changed.reason })
    const { id: group, saved, preview } = changed
    const groups = await describeGroups(tools)
    return answerOne({ group, saved, ...describePreview(preview, tools.clock.now()), groups })
  },
}

async function describeGroups(tools: Tools) {
  const { locale } = currentLanguage()
  return (await findGroups(tools)).map(({ id: group, version, name, homes, rules, own }) => ({
    ...{ group, version, name, homes: homes.map(({ slug }) => slug) },
    rules: rules.map(rule => ({
      ...{ rule: rule.id, demand: rule.kind, priority: rule.priority, yearly: rule.yearly !== null },
      ownAt: homes
        .filter(({ id }) => own.some(({ stayId, kind }) => stayId === id && kind === rule.kind))
        .map(({ slug }) => slug),
      inWords: { title: sayDemand(rule), said: sayWhen(rule, locale) },
    })),
  }))
}
