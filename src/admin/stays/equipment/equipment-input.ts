// What a home has and what it asks of guests, as the operator's form has it.

import { faultsIn, tooLong, typedLine, typedLines, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import { isTime } from '#admin/stays/words/home-words.ts'
import { type AmenityCode, amenities, isAmenityCode } from '#stays/amenities.ts'
import type { HouseRules } from '#stays/stay.ts'

export type Equipment = {
  readonly amenities: readonly { readonly code: AmenityCode; readonly note?: string }[]
  readonly houseRules: HouseRules
}

export type RuleField = 'smoking' | 'parties' | 'quietFrom' | 'quietUntil' | 'minimumAge' | 'notes'
/** `chosen` holds the codes that are ticked, `notes` what was written beside each code. */
export type EquipmentValues = Readonly<Record<RuleField, string>> & {
  readonly chosen: readonly string[]
  readonly words: Readonly<Record<string, string>>
}
/** A fault of an amenity's words is named by its code. */
export type EquipmentFaults = Partial<Readonly<Record<string, string>>>

export const longestAmenityNote = 120
export const longestRuleNote = 200
export const mostRuleNotes = 12
const ages = { least: 16, most: 99 }

const ruleFields: readonly RuleField[] = ['smoking', 'parties', 'quietFrom', 'quietUntil', 'minimumAge', 'notes']

export function equipmentIn(form: FormData): EquipmentValues {
  const codes = Object.keys(amenities)
  const rules = ruleFields.map(name => [name, name === 'notes' ? typedLines(form, name) : typedLine(form, name)])
  const words = codes.map(code => [code, typedLine(form, `note-${code}`)] as const).filter(([, note]) => note !== '')
  return {
    ...(Object.fromEntries(rules) as Record<RuleField, string>),
    chosen: form.getAll('amenity').filter((code): code is string => typeof code === 'string' && codes.includes(code)),
    words: Object.fromEntries(words),
  }
}

export function equipmentAsTyped({ amenities: has, houseRules }: Equipment): EquipmentValues {
  const { smoking, parties, quietFrom, quietUntil, minimumAge, notes } = houseRules
  return {
    smoking: smoking ?? '',
    parties: parties === undefined ? '' : parties ? 'yes' : 'no',
    quietFrom: quietFrom ?? '',
    quietUntil: quietUntil ?? '',
    minimumAge: minimumAge === undefined ? '' : String(minimumAge),
    notes: (notes ?? []).join('\n'),
    chosen: has.map(({ code }) => code),
    words: Object.fromEntries(has.flatMap(({ code, note }) => (note ? [[code, note]] : []))),
  }
}

type ParsedEquipment =
  | { readonly ok: true; readonly entered: Equipment }
  | { readonly ok: false; readonly faults: EquipmentFaults }

export function parseEquipment(values: EquipmentValues): ParsedEquipment {
  const { smoking, parties, quietFrom, quietUntil, chosen, words } = values
  const notes = values.notes
    .split('\n')
    .map(note => note.trim())
    .filter(note => note !== '')
  const age = values.minimumAge === '' ? undefined : wholeNumberIn(values.minimumAge, ages.least, ages.most)
  const faults = faultsIn({
    smoking: !['', 'no', 'outside'].includes(smoking) && 'Please choose one of these.',
    parties: !['', 'yes', 'no'].includes(parties) && 'Please choose one of these.',
    quietFrom: quietFrom === '' ? quietUntil !== '' && bothTimes : !isTime(quietFrom) && bothTimes,
    quietUntil: quietUntil === '' ? quietFrom !== '' && bothTimes : !isTime(quietUntil) && bothTimes,
    minimumAge:
      values.minimumAge !== '' &&
      age === undefined &&
      `Please write an age from ${ages.least} to ${ages.most}, or leave it empty.`,
    notes: noteFault(notes),
    ...Object.fromEntries(Object.entries(words).map(([code, note]) => [code, tooLong(note, longestAmenityNote)])),
  })
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  const houseRules: HouseRules = {
    ...(smoking === 'no' || smoking === 'outside' ? { smoking } : {}),
    ...(parties === '' ? {} : { parties: parties === 'yes' }),
    ...(quietFrom === '' ? {} : { quietFrom, quietUntil }),
    ...(age === undefined ? {} : { minimumAge: age }),
    ...(notes.length > 0 ? { notes } : {}),
  }
  const has = chosen.filter(isAmenityCode).map(code => (words[code] ? { code, note: words[code] } : { code }))
  return { ok: true, entered: { amenities: has, houseRules } }
}

const bothTimes = 'Please write both times, such as 22:00 and 07:00, or none.'

function noteFault(notes: readonly string[]): string | undefined {
  if (notes.length > mostRuleNotes) return `Please write ${mostRuleNotes} lines at most; there are ${notes.length}.`
  const long = notes.find(note => note.length > longestRuleNote)
  return (
    long && `Please shorten the line “${long.slice(0, 30)}…” to ${longestRuleNote} characters; it has ${long.length}.`
  )
}
