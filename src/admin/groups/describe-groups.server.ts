// Describes groups of homes: who is in them, and the rules that they share.

import { asc, eq, inArray, ne } from 'drizzle-orm'
import { enteredRule } from '#admin/rates/entered-rates.ts'
import { ruleInput } from '#admin/rates/rate-input.ts'
import { sayDemand, sayWhen } from '#admin/rates/rule-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { ruleOfRow } from '#offers/stored/offer-rows.server.ts'
import { stayGroupMemberTable, stayGroupTable, stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import type { StayRule } from '#offers/terms/stay-rule.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { formValues } from '#values/form-input.ts'
import { mayChangeGroups } from './change-group.server.ts'
import type { GroupsView, GroupView, HomeChoices } from './group-view.ts'

type Home = { readonly id: number; readonly slug: string; readonly name: string; readonly timeZone: string }

type FoundGroup = {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly homes: readonly Home[]
  readonly rules: readonly StayRule[]
  /** Of the homes in it, the kinds of which they have rules of their own. */
  readonly own: readonly { readonly stayId: number; readonly kind: StayRule['kind'] }[]
}

/** All of them by name, or the one of that id. */
export async function findGroups({ database }: Pick<Tools, 'database'>, id?: number): Promise<FoundGroup[]> {
  const groups = await database
    .select()
    .from(stayGroupTable)
    .where(id === undefined ? undefined : eq(stayGroupTable.id, id))
    .orderBy(asc(stayGroupTable.name), asc(stayGroupTable.id))
  const ids = groups.map(group => group.id)
  const members = await database
    .select({
      groupId: stayGroupMemberTable.groupId,
      ...{ id: stayTable.id, slug: stayTable.slug, name: stayTable.name, timeZone: stayTable.timeZone },
    })
    .from(stayGroupMemberTable)
    .innerJoin(stayTable, eq(stayTable.id, stayGroupMemberTable.stayId))
    .where(inArray(stayGroupMemberTable.groupId, ids))
    .orderBy(asc(stayTable.name), asc(stayTable.id))
  const shared = await database
    .select()
    .from(stayRuleTable)
    .where(inArray(stayRuleTable.groupId, ids))
    .orderBy(asc(stayRuleTable.id))
  const own = await database
    .selectDistinct({ stayId: stayRuleTable.stayId, kind: stayRuleTable.kind })
    .from(stayRuleTable)
    .where(
      inArray(
        stayRuleTable.stayId,
        members.map(member => member.id),
      ),
    )
  return groups.map(group => {
    const homes = members.filter(({ groupId }) => groupId === group.id).map(({ groupId: _, ...home }) => home)
    return {
      ...{ ...group, homes },
      rules: shared.filter(({ groupId }) => groupId === group.id).map(ruleOfRow),
      own: own.flatMap(({ stayId, kind }) =>
        homes.some(home => home.id === stayId) ? [{ stayId: stayId!, kind }] : [],
      ),
    }
  })
}

export async function describeGroups(tools: Tools, who: Operator): Promise<GroupsView> {
  const groups = await findGroups(tools)
  return {
    groups: groups.map(({ id, name, homes, rules }) => ({ id, name, homes: homes.length, rules: rules.length })),
    choices: await homeChoices(tools),
    mayChange: mayChangeGroups(who),
  }
}

export async function describeGroup(tools: Tools, who: Operator, id: number): Promise<GroupView | undefined> {
  const [group] = await findGroups(tools, id)
  if (!group) return undefined
  const { locale } = currentLanguage()
  const { name, version, homes, own } = group
  const today = dayInZone(tools.clock.now(), homes[0]?.timeZone ?? 'UTC')
  const linked = homes.map(home => ({ slug: home.slug, name: home.name }))
  return {
    ...{ id, name, version, homes: linked, choices: await homeChoices(tools), mayChange: mayChangeGroups(who) },
    rules: group.rules.map(rule => ({
      ...{ id: rule.id, title: sayDemand(rule), said: sayWhen(rule, locale) },
      values: formValues(ruleInput, enteredRule(rule, today)),
      ownAt: linked.filter((_, at) => own.some(({ stayId, kind }) => stayId === homes[at]!.id && kind === rule.kind)),
    })),
  }
}

/** So many homes are offered to choose from. */
const mostChoices = 500

function homeChoices({ database }: Tools): Promise<HomeChoices> {
  const { slug, name, city: place } = stayTable
  return database
    .select({ slug, name, place })
    .from(stayTable)
    .where(ne(stayTable.status, 'archived'))
    .orderBy(asc(name), asc(stayTable.id))
    .limit(mostChoices)
}
