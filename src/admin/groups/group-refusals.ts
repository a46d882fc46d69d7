// Why a change of a group of homes was refused, with sentences and statuses.

import { mostHomes } from '#admin/many/many-limits.ts'
import { mostOfAKind } from '#admin/rates/rate-refusals.ts'
import { refusalTable } from '#catalogue/refusal-table.ts'
import { mostGroups } from './group-limits.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'terms.notAllowed'],
  'group-unknown': [409, 'groups.unknown'],
  'home-unknown': [404, 'many.homeUnknown'],
  'row-unknown': [409, 'rates.rowUnknown'],
  'out-of-date': [409, 'groups.outOfDate'],
  'preview-out-of-date': [409, 'many.outOfDate'],
  'too-many': [409, 'rates.tooMany'],
  'too-many-groups': [409, 'groups.tooMany'],
  'in-use': [409, 'groups.inUse'],
}, { most: mostOfAKind, mostGroups, mostHomes })

export const groupRefusals = refusals.sentences
export const groupRefusalStatus = refusals.statuses
export type GroupRefusal = keyof typeof groupRefusals
