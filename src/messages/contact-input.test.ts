// The contact form's words: what is taken, what is a fault, and that nothing typed is lost.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saying } from '#tests/support/saying.ts'
import { isTrapped, trapField } from './contact-form.tsx'
import { parseContactForm } from './contact-input.ts'

const longest = { name: 120, subject: 150, text: 5000 } as const

const good = { name: 'Ada Lovelace', email: 'ada@example.org', subject: '', text: 'Is the key under the stone?' }

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a whole form is read, tidied', () => {
  const typed = { ...good, name: '  Ada   Lovelace ', subject: ' 7QK2M9XD\n', text: '\r\nHello\r\n\r\nAda ' }
  expect(parseContactForm(form({ ...typed, key: 'abcdefgh-1' }))).toMatchObject({
    ok: true,
    input: { name: 'Ada Lovelace', email: good.email, subject: '7QK2M9XD', text: 'Hello\n\nAda', key: 'abcdefgh-1' },
  })
})

test.each([
  ['name', '', saying('bookings.nameMissing', 'contact.nameMissing')],
  ['name', 'a'.repeat(longest.name + 1), saying('contact.nameTooLong')],
  ['name', 'Ada\u0007', saying('bookings.nameLetters', 'contact.nameLetters')],
  ['email', '', saying('contact.emailMissing')],
  ['email', 'ada@example', saying('bookings.emailWrong')],
  ['email', 'ada@example.org\u0007x.org', saying('bookings.emailWrong')],
  ['email', 'a@b.example, c@d.example', saying('bookings.emailWrong')],
  ['subject', 'a'.repeat(longest.subject + 1), saying('contact.subjectTooLong')],
  ['text', ' \n ', saying('contact.textMissing')],
  ['text', 'a'.repeat(longest.text + 1), saying('contact.textTooLong')],
])('%s %j is a fault beside its field', (field, typed, sentence) => {
  const parsed = parseContactForm(form({ ...good, [field]: typed }))
  expect(parsed.ok ? {} : parsed.faults).toEqual({ [field]: expect.stringMatching(sentence) })
})

test('an empty form names every field that is needed, and no other', () => {
  const parsed = parseContactForm(form({ name: '', email: '', subject: '', text: '' }))
  expect(parsed.ok ? [] : Object.keys(parsed.faults)).toEqual(['name', 'email', 'text'])
})

test('whatever is typed, the page has it again as it was typed', () => {
  const any = fc.string({ unit: 'binary', maxLength: 80 })
  fc.assert(
    fc.property(fc.record({ name: any, email: any, subject: any, text: any }), typed => {
      const { values } = parseContactForm(form(typed))
      for (const [field, value] of Object.entries(typed)) {
        expect(values[field as keyof typeof values]).toBe(value.replaceAll('\r\n', '\n').replaceAll('\0', ''))
      }
    }),
    { numRuns: 100 },
  )
})

test('only a program fills in what nobody sees', () => {
  expect(isTrapped(form(good))).toBe(false)
  expect(isTrapped(form({ ...good, [trapField]: '' }))).toBe(false)
  expect(isTrapped(form({ ...good, [trapField]: 'https://buy.example' }))).toBe(true)
})
