// Words for pictures: inside their width, in letters we bring along, and never anything but shapes.

import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { outlinedWords } from './outlined-words.server.ts'

const shapes = (text: string, size = 68, width = 1072) => outlinedWords(text, size, width)!.input.toString()

test('a name in letters of several files of the font is drawn letter by letter', () => {
  expect(shapes('Łódź').match(/<path/g)).toHaveLength(4)
  expect(shapes('Casa da Fajã').match(/<path/g)).toHaveLength(10)
})

test.each(['日本の家', 'Дом', '', ' \n '])('%j has no letter that is ours', text => {
  expect(outlinedWords(text, 68, 1072)).toBeUndefined()
})

test('what a name holds is never markup', () => {
  const svg = shapes('<script>&"</script>]]>')
  expect(svg.replace(/<\/?(?:svg|g|path)(?: [a-z]+="[^"<>]*")*\/?>/g, '')).toBe('')
})

describe('lines', () => {
  it('break between words, and a long word is drawn smaller instead of cut', () => {
    const one = outlinedWords('Loft', 68, 1072)!.height
    expect(outlinedWords('Loft by the harbour of Olhão in the Algarve', 68, 600)!.height).toBeGreaterThan(2 * one)
    expect(outlinedWords('Donaudampfschifffahrtsgesellschaftskapitänswitwenhaus', 68, 600)!.height).toBeLessThan(one)
  })

  const word = fc.string({ unit: fc.constantFrom(...'abefgjlmwWQß&é'), minLength: 1, maxLength: 18 })
  it('stay inside their width, whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 9 }), async words => {
        const width = 500
        const { input, height } = outlinedWords(words.join(' '), 60, width)!
        // The same drawing on a wider sheet: nothing stands beyond the width, but for an overhang of the last letter.
        const wider = input.toString().replace(`width="${width}"`, `width="${width + 200}"`)
        const beyond = sharp(Buffer.from(wider)).extract({ left: width + 12, top: 0, width: 188, height })
        const { channels } = await sharp(await beyond.ensureAlpha().png().toBuffer()).stats()
        expect(channels[3]!.max).toBe(0)
      }),
      { numRuns: 40 },
    )
  })
})
