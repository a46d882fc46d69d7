// Papers as PDF: text in the order in which it is drawn, letters joined, and the same file for the same paper.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { paragraphOf, runsOf } from './bidi-runs.ts'
import { entered, type Sheet } from './sheet.ts'
import { sheetPdf } from './sheet-pdf.server.ts'
import { drawSheet } from './sheet-pdf-apart.server.ts'

const drawn = (text: string, base: 'ltr' | 'rtl' = 'rtl') =>
  runsOf(paragraphOf(text, base)).map(run => (run.isRtl ? `«${run.text}»` : run.text))

describe('a line that is read from right to left', () => {
  test('keeps Latin words, numbers and sums from left to right', () => {
    expect(drawn('فاتورة رقم RE-2026-00042')).toEqual(['RE-2026-00042', '«فاتورة رقم »'])
    expect(drawn('الإجمالي 1,234.50')).toEqual(['1,234.50', '«الإجمالي »'])
  })

  test('has its brackets the other way round', () => {
    expect(drawn('محمد (Jürgen) هنا')).toEqual(['«( هنا»', 'Jürgen', '«محمد )»'])
  })

  test('keeps what somebody entered as it was entered', () => {
    expect(drawn('Casita S.L.')).toEqual(['«.»', 'Casita S.L'])
    expect(drawn(entered('Casita S.L.'))).toEqual(['Casita S.L.'])
    expect(drawn(entered('46003 València'))).toEqual(['46003 València'])
    expect(drawn(entered('+34 600 111 222'))).toEqual(['+34 600 111 222'])
  })

  test('does not let an entered sign turn the rest of the paper round', () => {
    expect(drawn(`${entered('\u202eevil')} 12`, 'ltr').at(-1)).toBe(' 12')
  })
})

test('no letter of a line is lost or drawn twice', () => {
  const letters = fc.constantFrom(...'abc 123 ()-.,أبجد هوز אבג', '\u2068', '\u2069', '\u200f', '\u202e')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), fc.constantFrom('ltr' as const, 'rtl' as const), (line, base) => {
      const text = line.join('')
      const shown = runsOf(paragraphOf(text, base))
        .map(run => run.text)
        .join('')
      const sorted = (of: string) =>
        [...of.replace(/[\u200f\u202e\u2068\u2069]/g, '').replace(/[()]/g, '|')].sort().join('')
      expect(sorted(shown)).toBe(sorted(text))
    }),
  )
})

test('the font of papers has the letters of every language of the site, and joins the Arabic ones', () => {
  const file = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
  const font = create(readFileSync(file)) as Font
  for (const letter of 'ÄÖÜßäöü„“€–’ñéłşءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويىً؟،٪') {
    expect(font.hasGlyphForCodePoint(letter.codePointAt(0)!), letter).toBe(true)
  }
  const joined = font.layout('سلام').glyphs.map(({ id }) => id)
  const alone = [...'سلام'].map(letter => font.layout(letter).glyphs[0]!.id)
  expect(joined.every(id => !alone.slice(0, 1).includes(id))).toBe(true)
  // Lam and alef become one sign.
  expect(font.layout('لا').glyphs).toHaveLength(1)
})

const sheet: Sheet = {
  lang: 'ar',
  direction: 'rtl',
  title: 'فاتورة RE-2026-00042',
  parts: [
    { kind: 'lines', label: 'من', lines: ['Casita Vacances S.L.', 'Carrer de la Mar 12'].map(entered) },
    { kind: 'facts', rows: [['الإقامة', 'Casa Limón']] },
    {
      kind: 'table',
      heads: ['الوصف', 'المبلغ'],
      rows: Array.from({ length: 90 }, (_, at) => ({ cells: [`بند ${at}`, '12.00 €'], detail: 'تفصيل' })),
      totals: [['الإجمالي', '1,080.00 €']],
    },
    { kind: 'text', text: 'كلمة '.repeat(200) },
    { kind: 'blanks', labels: ['التوقيع'] },
  ],
}

describe('a paper', () => {
  test('is the same file each time, in whatever thread', async () => {
    const madeAt = new Date('2026-11-26T10:00:00Z')
    const [one, other] = [await sheetPdf(sheet, madeAt), Buffer.from(await drawSheet(sheet, madeAt))]
    expect(one.equals(other)).toBe(true)
  })

  test('goes on on as many pages as it needs, says its language and its title, and brings its font', async () => {
    const file = (await sheetPdf(sheet, new Date(0))).toString('latin1')
    expect(file.match(/\/Type \/Page\b(?!s)/g)!.length).toBeGreaterThan(2)
    expect(file).toContain('/Lang (ar)')
    expect(file).toContain('/FontFile2')
  })

  test('can be copied out of: what is drawn says which letters it stands for', async () => {
    const file = await sheetPdf({ ...sheet, parts: [] }, new Date(0))
    const streams = [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes]) => {
      try {
        return inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    const unicode = streams.find(text => text.includes('beginbfrange'))!
    for (const letter of 'فاتورة') expect(unicode).toContain(letter.codePointAt(0)!.toString(16).padStart(4, '0'))
  })
})
