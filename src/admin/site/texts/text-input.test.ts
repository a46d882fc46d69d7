// What an operator may type about the pages of text, field by field, by form and by call.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { parseFormInput } from '#values/form-input.ts'
import { discardInput, newPageInput, placeInput, previewInput, restoreInput, textInput } from './text-input.ts'
import { textAddress } from './text-view.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const wellTyped = { version: '3', language: 'en', title: 'Rules', text: 'Be kind.' }
const newPage = { name: 'by-train', language: 'en', title: 'By train', text: 'Slowly.' }

/** The faults of a form, and whether it is none of the page's. */
function faultsOf(schema: Parameters<typeof parseFormInput>[0], fields: Readonly<Record<string, string>>) {
  const parsed = parseFormInput(schema, formOf(fields))
  return parsed.ok ? undefined : { faults: parsed.faults, isForeign: parsed.isForeign }
}

describe('the words of a page', () => {
  it('are taken without blanks around them, a title on one line, a text with its lines', () => {
    const typed = { ...wellTyped, title: '  House \n  rules ', text: '\n One.\r\n\r\n- Two  \n' }
    expect(parseFormInput(textInput, formOf(typed))).toMatchObject({
      ok: true,
      input: { version: 3, language: 'en', title: 'House rules', text: 'One.\n\n- Two' },
    })
  })

  it.each([
    ['title', '', 'site.titleMissing'],
    ['title', ' \t ', 'site.titleMissing'],
    ['text', '', 'site.textMissing'],
    ['text', '\n\n', 'site.textMissing'],
  ] as const)('are refused beside the field %s where it is %j', (field, typed, key) => {
    for (const [schema, fields] of [
      [textInput, wellTyped],
      [newPageInput, newPage],
      [previewInput, { title: 'A', text: 'B' }],
    ] as const) {
      expect(faultsOf(schema, { ...fields, [field]: typed })).toEqual({
        faults: { [field]: sentence(key) },
        isForeign: false,
      })
    }
  })

  it.each([
    ['title', 120],
    ['text', 60_000],
  ] as const)('are refused beside the field %s from the letter after %i on', (field, most) => {
    expect(faultsOf(textInput, { ...wellTyped, [field]: 'x'.repeat(most) })).toBeUndefined()
    const refused = faultsOf(textInput, { ...wellTyped, [field]: 'x'.repeat(most + 1) })
    expect(refused?.faults).toEqual({ [field]: expect.stringContaining(most === 120 ? '120' : '60') })
    // Blanks around it count for nothing.
    expect(faultsOf(textInput, { ...wellTyped, [field]: `  ${'x'.repeat(most)}  ` })).toBeUndefined()
  })

  it('are refused where the database could not store them', () => {
    for (const typed of ['\ud800', 'a\0b', 'a\udc00']) {
      expect(textInput.safeParse({ ...wellTyped, version: 1, text: typed }).success).toBe(false)
      expect(textInput.safeParse({ ...wellTyped, version: 1, title: `T${typed}` }).success).toBe(false)
    }
  })

  it('are in a language that there is; the one for tests is none, nor is one in other letters', () => {
    for (const code of languageCodes) expect(faultsOf(textInput, { ...wellTyped, language: code })).toBeUndefined()
    for (const code of ['', 'en-XA', 'EN', 'fr', 'toString', 'en ']) {
      expect(faultsOf(textInput, { ...wellTyped, language: code })?.isForeign).toBe(true)
    }
  })

  it('come with the version that was seen, which nobody types', () => {
    for (const version of ['', '0', '-1', '1.5', '1e3', 'x', '1000000000']) {
      for (const schema of [textInput, discardInput] as const) {
        expect(faultsOf(schema, { ...wellTyped, version })?.isForeign).toBe(true)
      }
    }
  })

  it('come with nothing else in a call', () => {
    const sent = { ...wellTyped, version: 1 }
    expect(textInput.safeParse(sent).success).toBe(true)
    for (const more of [{ publishedAt: '2030-01-01' }, { writtenBy: 'me' }, { name: 'tos' }]) {
      expect(textInput.safeParse({ ...sent, ...more }).success).toBe(false)
    }
  })
})

describe('the name of a new page', () => {
  const named = (name: string) => newPageInput.safeParse({ ...newPage, name })

  it('is taken in small letters, without blanks around it', () => {
    expect(named('  By-Train ').data?.name).toBe('by-train')
    expect(named('a').data?.name).toBe('a')
    expect(named('x'.repeat(60)).data?.name).toBe('x'.repeat(60))
  })

  it.each([
    ...['', ' ', '-', 'a-', '-a', 'a--b', 'a_b', 'a b', 'a/b', '../tos', 'a.b', 'a?b', 'a#b', 'a%2fb'],
    ...['zug-nach-köln', 'Straße', 'قطار', 'a\nb', 'a\0', 'x'.repeat(61), '__proto__'],
  ])('is not %j', name => {
    expect(named(name).error?.issues.map(({ message }) => message)).toContain('site.wrongName')
    expect(faultsOf(newPageInput, { ...newPage, name: name.replaceAll('\0', '!') })).toEqual({
      faults: { name: sentence('site.wrongName') },
      isForeign: false,
    })
  })

  it('leads from an address back to itself, whatever was typed', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aZ09-ßK /.%\u00a0'), maxLength: 12 })
    fc.assert(
      fc.property(letters, typed => {
        const parsed = named(typed)
        if (!parsed.success) return
        const { name } = parsed.data
        expect(new URL(`/pages/${name}`, 'http://localhost').pathname).toBe(`/pages/${name}`)
        expect(named(name).data?.name).toBe(name)
        expect(name).toMatch(/^[a-z0-9-]{1,60}$/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the place of a page', () => {
  const placed = { version: '2', isShown: 'yes', inFooter: 'yes', position: '5' }
  it('is a whole number from 0 to 999, and ticks are off where the browser sends nothing', () => {
    expect(parseFormInput(placeInput, formOf({ version: '2', position: ' 007 ' }))).toMatchObject({
      ok: true,
      input: { version: 2, isShown: false, inFooter: false, position: 7 },
    })
    for (const position of ['0', '999']) expect(faultsOf(placeInput, { ...placed, position })).toBeUndefined()
  })

  it.each(['', '-1', '1000', '1.5', '1,5', 'first', '١', '1e2', '0x10'])('is not %j', position => {
    expect(faultsOf(placeInput, { ...placed, position })).toEqual({
      faults: { position: sentence('forms.wholeNumber', { least: 0, most: 999 }) },
      isForeign: false,
    })
  })

  it('is told whole in a call: a tick that is left out is no answer', () => {
    const whole = { version: 2, isShown: true, inFooter: false, position: 5 }
    expect(placeInput.safeParse(whole).success).toBe(true)
    for (const field of ['version', 'isShown', 'inFooter', 'position'] as const) {
      expect(placeInput.safeParse({ ...whole, [field]: undefined }).success).toBe(false)
      expect(placeInput.safeParse({ ...whole, [field]: null }).success).toBe(false)
    }
    expect(placeInput.safeParse({ ...whole, isShown: 'yes' }).success).toBe(false)
  })
})

it('an earlier version has a number that the database can look for', () => {
  for (const earlier of [1, 2_000_000_000]) expect(restoreInput.safeParse({ version: 1, earlier }).success).toBe(true)
  for (const earlier of [0, -1, 1.5, 2 ** 31, Number.NaN, '7', null])
    expect(restoreInput.safeParse({ version: 1, earlier }).success).toBe(false)
})

it('the address of the page about a text names only what was asked for', () => {
  expect(textAddress('tos')).toBe('/admin/site/texts/tos')
  expect(textAddress('tos', 'de')).toBe('/admin/site/texts/tos?language=de')
  expect(textAddress('tos', 'ar', 12)).toBe('/admin/site/texts/tos?language=ar&version=12')
  expect(textAddress('tos', 'a&version=9')).toBe('/admin/site/texts/tos?language=a%26version%3D9')
})
