// The input of a part of a house manual: what each button needs, by form and by call.

import { describe, expect, it } from 'vitest'
import { longestSectionText, longestSectionTitle } from '#admin/stays/form/home-limits.ts'
import { longestAlt } from '#admin/stays/photos/photos-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { manualInput, manualIntents, parseManualForm } from './manual-input.ts'

function typed(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ version: '3', section: '', ...fields })) form.set(name, value)
  return parseManualForm(form)
}

function sent(input: Record<string, unknown>) {
  const { error } = manualInput.safeParse({ version: 3, ...input })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

const words = { title: 'Stove', text: 'Wood only.' }

describe('a part of a house manual', () => {
  it('is new where the form names none, and needs a title and a text', () => {
    expect(typed({ intent: 'keep', ...words, alt: '' }).input).toEqual({
      ...{ version: 3, intent: 'keep', ...words, alt: '' },
    })
    const { faults, isForeign } = typed({ intent: 'keep', title: ' \t', text: '\n ' }) as Record<string, unknown>
    expect([faults, isForeign]).toEqual([
      { title: sentence('arrival.titleMissing'), text: sentence('arrival.textMissing') },
      false,
    ])
    expect(sent({ intent: 'keep' })).toEqual(['title', 'text'])
  })

  it('is moved, removed and loses its picture without words, but not unless it is named', () => {
    for (const intent of manualIntents.filter(each => each !== 'keep')) {
      expect(sent({ intent, section: 9 }), intent).toEqual([])
      expect(sent({ intent }), intent).toEqual(['section'])
      expect(typed({ intent, section: '9' }).input).toMatchObject({ intent, section: 9, title: '', text: '', alt: '' })
      // No person types which part it is: the form is not the page's.
      expect(typed({ intent }), intent).toMatchObject({ ok: false, isForeign: true })
    }
  })

  it.each([
    ['title', longestSectionTitle],
    ['text', longestSectionText],
    ['alt', longestAlt],
  ] as const)('has a %s of %i characters at most', (field, most) => {
    const long = 'x'.repeat(most + 1)
    expect(sent({ intent: 'keep', ...words, [field]: long })).toEqual([field])
    expect(sent({ intent: 'keep', ...words, [field]: long.slice(1) })).toEqual([])
    expect(typed({ intent: 'keep', ...words, [field]: long })).toMatchObject({
      ...{ ok: false, isForeign: false, values: { [field]: long } },
      faults: { [field]: sentence('forms.tooLong', { most, length: most + 1 }) },
    })
  })

  it('has a title on one line and a text on many, each trimmed', () => {
    expect(typed({ intent: 'keep', title: ' The \n stove ', text: '\n One.\n\nTwo. \n' }).input).toMatchObject({
      title: 'The stove',
      text: 'One.\n\nTwo.',
    })
  })

  it.each([
    ['version', 0],
    ['version', 1.5],
    ['version', '3'],
    ['version', undefined],
    ['section', 0],
    ['section', -1],
    ['section', 2 ** 31],
    ['section', null],
    ['intent', 'burn'],
    ['intent', undefined],
    ['title', 7],
    ['text', ['a']],
  ])('is refused where its %s is %j', (field, value) => {
    expect(sent({ intent: 'keep', ...words, [field]: value })).toContain(field)
  })

  it('says nothing of places, pictures or other homes', () => {
    for (const foreign of ['position', 'path', 'stayId', 'slug', 'id']) {
      expect(sent({ intent: 'keep', ...words, [foreign]: 1 }).length, foreign).toBe(1)
    }
  })
})
