// What may be entered about the looks: the same by form and by call, colours judged on the grounds of their mode.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { leastContrast } from '#site/looks/contrast.ts'
import { accentContrast, isReadable } from '#site/looks/looks.ts'
import { parseFormInput } from '#values/form-input.ts'
import { changeLooksInput, sitePictureInput } from './looks-input.ts'

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const typed = { version: '3', name: 'Dunes', accent: '#1f5f8b', accentDark: '#8cc8f0' }
const called = { version: 3, name: 'Dunes', accent: '#1f5f8b', accentDark: '#8cc8f0', logoSaysName: false }
const byForm = (fields: Readonly<Record<string, string>>) => parseFormInput(changeLooksInput, formOf(fields))
const faultsOf = (fields: Readonly<Record<string, string>>) => {
  const parsed = byForm({ ...typed, ...fields })
  return parsed.ok ? {} : parsed.faults
}
const byCall = (body: object) => changeLooksInput.safeParse(body)
/** The fields that are refused. */
const wrongIn = (body: object) => (byCall(body).error?.issues ?? []).map(({ path }) => path.join('.'))

const colour = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`)
const modes = [
  ['accent', 'light'],
  ['accentDark', 'dark'],
] as const

describe('by form', () => {
  it('is read as the call has it', () => {
    const parsed = byForm({ ...typed, logoSaysName: 'yes' })
    expect(parsed).toMatchObject({ ok: true, input: { ...called, logoSaysName: true } })
    expect(byForm(typed)).toMatchObject({ ok: true, input: called })
  })

  it('empty fields are nothing chosen, and so are blanks', () => {
    for (const nothing of ['', '  ', '\r\n']) {
      expect(byForm({ ...typed, name: nothing, accent: nothing, accentDark: nothing })).toMatchObject({
        ok: true,
        input: { name: '', accent: null, accentDark: null },
      })
    }
  })

  it('a colour in capitals with blanks around it is the same colour', () => {
    expect(byForm({ ...typed, accent: ' #1F5F8B ' })).toMatchObject({ ok: true, input: { accent: '#1f5f8b' } })
  })

  it('a name is one line: what could end the head of a mail becomes a blank', () => {
    const name = 'Dunes\r\nBcc: everybody@example.org\u2028 &\t  Co '
    expect(byForm({ ...typed, name })).toMatchObject({
      ok: true,
      input: { name: 'Dunes Bcc: everybody@example.org & Co' },
    })
  })

  it('every fault stands beside its own field, and what was typed comes back', () => {
    const wrong = { name: 'n'.repeat(61), accent: 'red', accentDark: '#7a1f10' }
    const parsed = byForm({ ...typed, ...wrong })
    expect(parsed).toMatchObject({ ok: false, isForeign: false, values: wrong })
    expect(Object.keys(parsed.ok ? {} : parsed.faults).sort()).toEqual(['accent', 'accentDark', 'name'])
    expect(faultsOf(wrong)).toMatchObject({
      name: sentence('forms.tooLong', { most: 60, length: 61 }),
      accent: sentence('site.wrongColour'),
    })
    expect(faultsOf({ name: 'n'.repeat(60) })).toEqual({})
  })

  it.each(['', 'one', '0', '-1', '1.5', '1000000000', '3; drop table site_section'])(
    'no person types the version %j: the form is not the page’s',
    version => {
      expect(byForm({ ...typed, version })).toMatchObject({ ok: false, isForeign: true })
    },
  )
})

describe('by call', () => {
  it('nothing may be left out, and nothing else be named', () => {
    expect(byCall(called).success).toBe(true)
    for (const field of Object.keys(called)) {
      const { [field as keyof typeof called]: _, ...rest } = called
      expect([field, wrongIn(rest)]).toEqual([field, [field]])
    }
    for (const more of [{ pictures: {} }, { logo: null }, { css: 'body{}' }]) {
      expect(byCall({ ...called, ...more }).success).toBe(false)
    }
  })

  it.each([
    ['version', '3'],
    ['version', 0],
    ['version', 1.5],
    ['version', 1e9],
    ['name', null],
    ['name', 7],
    ['name', 'n'.repeat(61)],
    ['name', 'half \ud800 a letter'],
    ['name', 'zero \0 byte'],
    ['accent', ''],
    ['accent', 0x1f5f8b],
    ['accent', '#1f5f8bff'],
    ['accent', '1f5f8b'],
    ['accent', ['#1f5f8b']],
    ['accentDark', 'light-dark(#000000,#ffffff)'],
    ['accentDark', '#8cc8f0\n;}'],
    ['accentDark', '#\uff11\uff12\uff13\uff14\uff15\uff16'],
    ['logoSaysName', 'yes'],
    ['logoSaysName', null],
  ])('%s is not %j', (field, value) => {
    expect(wrongIn({ ...called, [field]: value })).toEqual([field])
  })

  it('a picture is of a kind that there is', () => {
    for (const kind of ['logo', 'icon', 'share'])
      expect(sitePictureInput.safeParse({ version: 1, kind }).success).toBe(true)
    for (const kind of ['Logo', 'favicon', '__proto__', 'constructor', '', null, ['logo']]) {
      expect([kind, sitePictureInput.safeParse({ version: 1, kind }).success]).toEqual([kind, false])
    }
  })
})

describe('a colour', () => {
  test.each(modes)('as %s is taken if and only if it is readable in %s mode', (field, mode) => {
    fc.assert(
      fc.property(colour, chosen => {
        const parsed = byCall({ ...called, [field]: chosen })
        expect(parsed.success).toBe(isReadable(chosen, mode))
        if (!parsed.success) expect(parsed.error.issues).toMatchObject([{ path: [field], message: 'site.lowContrast' }])
      }),
    )
  })

  test.each(modes)('refused as %s is told a contrast that would not pass either', (field, mode) => {
    fc.assert(
      fc.property(colour, chosen => {
        fc.pre(!isReadable(chosen, mode))
        const fault: string = faultsOf({ [field]: chosen })[field]!
        const told = Number(/contrast is (\d+\.\d),/.exec(fault)![1])
        expect(told).toBeLessThan(leastContrast)
        expect(accentContrast(chosen, mode) - told).toBeGreaterThanOrEqual(0)
        expect(accentContrast(chosen, mode) - told).toBeLessThan(0.1)
      }),
    )
  })

  it('that is digits is all that reaches the style: whatever else is typed is told so', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        fc.pre(text.trim() !== '' && !/^\s*#[0-9a-f]{6}\s*$/i.test(text))
        expect(faultsOf({ accent: text })).toEqual({ accent: sentence('site.wrongColour') })
      }),
    )
  })

  it('of light ground alone does for light, and one of dark ground for dark', () => {
    expect(Object.keys(faultsOf({ accent: '#8cc8f0', accentDark: '#1f5f8b' })).sort()).toEqual(['accent', 'accentDark'])
    expect(faultsOf({ accent: '#000000', accentDark: '#ffffff' })).toEqual({})
  })

  it('is refused in the language of who asks, with the decimals as it writes them', () => {
    const fault = (code: string) => inLanguage(languagesOf(code)[0]!, () => faultsOf({ accent: '#ffffff' }).accent)
    expect(fault('en')).toContain('its contrast is 1.0, and it needs 4.5')
    expect(fault('de')).toContain('Ihr Kontrast ist 1,0, nötig sind 4,5')
    expect(fault('ar')).toContain('تباينه')
  })
})
