// A text that is typed apart from its title and kept as one: what goes in comes out, and the hash knows one from another.

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOfText, titleAndText, toLegalText } from './legal-text.server.ts'
import { addressOfPage, isLegalPage, legalPageNames } from './page-names.ts'

/** A title as the form leaves it: one line, blanks collapsed, something in it. */
const title = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  .map(typed => typed.trim().replace(/\s+/g, ' '))
  .filter(typed => typed !== '')
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('# ', '## ', '#', '\n', '\n\n', '\r\n', '---\n', '```\n', '  ', '\t', 'é', '\u2028'),
)
const text = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))

describe('a text with its title', () => {
  it('comes apart as it was put together, whatever either begins with', () => {
    fc.assert(
      fc.property(title, text, (typed, below) => {
        expect(titleAndText(toLegalText(typed, below, 'en').text)).toEqual({ title: typed, text: below.trim() })
      }),
    )
  })

  it.each(['# 1', '#1 of the coast', '### Three', '#', 'A # B', '\\# Escaped'])('keeps the title %j', typed => {
    expect(titleAndText(toLegalText(typed, 'Below.', 'en').text)).toEqual({ title: typed, text: 'Below.' })
  })

  it('does not take the first heading of the text for its title', () => {
    expect(titleAndText(toLegalText('Rules', '# First\n\nOne.', 'de').text)).toEqual({
      title: 'Rules',
      text: '# First\n\nOne.',
    })
  })

  it('is the same, however often it comes apart and is put together again', () => {
    fc.assert(
      fc.property(title, text, (typed, below) => {
        const once = toLegalText(typed, below, 'en')
        const apart = titleAndText(once.text)
        expect(toLegalText(apart.title, apart.text, 'en')).toEqual(once)
      }),
    )
  })

  it('may consist of a title, or of nothing', () => {
    expect(titleAndText('# Alone')).toEqual({ title: 'Alone', text: '' })
    expect(titleAndText('')).toEqual({ title: '', text: '' })
    expect(titleAndText('\n\n# After blank lines\nText')).toEqual({ title: 'After blank lines', text: 'Text' })
  })
})

describe('the hash of a text', () => {
  it('is its SHA-256 as UTF-8, whatever language it is in', () => {
    const { text: whole, hash } = toLegalText('Règles', 'Müll trennen. ارحبوا', 'de')
    expect(hash).toBe(createHash('sha256').update(Buffer.from(whole, 'utf8')).digest('hex'))
    expect(toLegalText('Règles', 'Müll trennen. ارحبوا', 'ar')).toEqual({ text: whole, hash, language: 'ar' })
  })

  it('tells texts apart that differ in anything but blanks around them', () => {
    fc.assert(
      fc.property(title, text, text, (typed, one, other) => {
        const [a, b] = [toLegalText(typed, one, 'en'), toLegalText(typed, other, 'en')]
        expect(a.hash === b.hash).toBe(one.trim() === other.trim())
      }),
    )
    expect(hashOfText('A')).not.toBe(hashOfText('a'))
  })

  it('tells a changed title from a changed text', () => {
    expect(toLegalText('A', 'B', 'en').hash).not.toBe(toLegalText('A', 'C', 'en').hash)
    expect(toLegalText('A', 'B', 'en').hash).not.toBe(toLegalText('C', 'B', 'en').hash)
  })
})

describe('the address of a page', () => {
  it('is its own for a legal page, and below /pages for every other', () => {
    expect(legalPageNames.map(addressOfPage)).toEqual(['/contact', '/tos', '/refund', '/privacy', '/imprint'])
    expect(['by-train', 'terms', 'admin', 'stays', 'de'].map(addressOfPage)).toEqual([
      ...['/pages/by-train', '/pages/terms', '/pages/admin', '/pages/stays', '/pages/de'],
    ])
  })

  it('is nobody’s by a name that only looks like that of a legal page, or that every object has', () => {
    for (const name of ['TOS', 'tos ', 'to', 'toString', '__proto__', '']) expect(isLegalPage(name)).toBe(false)
  })
})
