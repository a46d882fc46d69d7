// The trail in words: what was changed, and the names and values of its fields.

import { sentence } from '#catalogue/sentence.ts'

type Noted = {
  readonly rowOf: string
  readonly deed: 'added' | 'changed' | 'removed'
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** "Season added" */
export function sayDeed({ rowOf, deed }: Pick<Noted, 'rowOf' | 'deed'>): string {
  return sentence('changes.deed', { deed, thing: sentence('changes.thing', { thing: rowOf }) })
}

export type SaidField = {
  /** In the language of the page where it has words for it; else as it is called in the database. */
  readonly name: string
  readonly isCode: boolean
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Longer texts are cut: the whole ones are told to programs. */
const mostLetters = 300

/** What is left of an emoji, say, that was cut in two. */
const halfLetter = /[\ud800-\udbff]$/

/** What differs, field by field. */
export function sayFields({ before, after }: Pick<Noted, 'before' | 'after'>): SaidField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names.map(column => {
    const name = sentence('changes.field', { field: column })
    return {
      name: name === '-' ? column.replaceAll('_', ' ') : name,
      isCode: name === '-',
      from: sayValue(before[column]),
      to: sayValue(after[column]),
    }
  })
}

function sayValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'object' && 'hidden' in value) return sentence('changes.notTold')
  if (typeof value === 'boolean') return value ? sentence('changes.yes') : sentence('changes.no')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostLetters ? `${text.slice(0, mostLetters).replace(halfLetter, '')}…` : text
}
