// Why a change of a home's units was refused, with sentences and statuses.

import { mostUnits } from '#admin/stays/form/home-limits.ts'
import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'homes.notAllowed'],
  'home-unknown': [404, 'homes.unknown'],
  'out-of-date': [409, 'homes.outOfDate'],
  'unit-unknown': [409, 'units.unknown'],
  'too-many-units': [409, 'units.tooMany'],
  'unit-booked': [409, 'units.booked'],
  'last-unit': [409, 'units.last'],
  'unit-used': [409, 'units.used'],
  'stands-for-others': [409, 'units.standsForOthers'],
  'whole-booked': [409, 'units.wholeBooked'],
  'home-booked': [409, 'units.homeBooked'],
  'has-calendars': [409, 'units.hasCalendars'],
  'is-part': [409, 'units.isPart'],
  'part-unknown': [422, 'units.partUnknown'],
  'too-few-units': [422, 'units.tooFew'],
}, { mostUnits })

export const unitsRefusals = refusals.sentences
export const unitsRefusalStatus = refusals.statuses
export type UnitsRefusal = keyof typeof unitsRefusals
