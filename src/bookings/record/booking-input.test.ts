// Tests of the checkout's form: what is accepted, what is said about each fault, and that nothing typed is lost.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BookingValues, emptyBookingValues, parseBookingForm } from './booking-input.ts'
import { longestNotes } from './contact.ts'

const termsHash = 'a'.repeat(64)
const good = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', notes: '', terms: termsHash }

type Typed = Readonly<Partial<Record<Exclude<keyof BookingValues, 'termsHash'> | 'terms', string>>>

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function faultsOf(changes: Typed): string[] {
  const parsed = parseBookingForm(formOf({ ...good, ...changes }))
  return parsed.ok ? [] : Object.keys(parsed.faults)
}

test('a complete form becomes an input', () => {
  const parsed = parseBookingForm(formOf({ ...good, phone: '+34 600 111-222', notes: ' We come late. ' }))
  expect(parsed).toMatchObject({
    ok: true,
    input: {
      contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+34600111222' },
      notes: 'We come late.',
      termsHash,
    },
  })
})

test('the phone number may be left out', () => {
  const parsed = parseBookingForm(formOf(good))
  expect(parsed.ok && parsed.input.contact.phone).toBeNull()
})

describe('each fault has its own sentence', () => {
  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(121)],
    ['name', 'Ada\nLovelace'],
    ['email', ''],
    ['email', 'ada'],
    ['email', 'ada@example'],
    ['email', 'ada@@example.org'],
    ['email', 'ada lovelace@example.org'],
    ['email', `${'a'.repeat(250)}@example.org`],
    ['phone', '600111222'],
    ['phone', '+34 sixhundred'],
    ['phone', '+0123456789'],
    ['phone', `+${'1'.repeat(16)}`],
    ['notes', 'n'.repeat(longestNotes + 1)],
    ['terms', ''],
    ['terms', 'on'],
  ] as const)('%s: %j', (field, value) => {
    expect(faultsOf({ [field]: value })).toEqual([field === 'terms' ? 'termsHash' : field])
  })

  test('all at once', () => {
    expect(faultsOf({ name: '', email: '', phone: 'x', terms: '' })).toEqual(['name', 'email', 'phone', 'termsHash'])
  })
})

test('names of all scripts are names', () => {
  for (const name of ['Łukasz Żółć', '山田 太郎', 'O’Neil-Smith', 'Nguyễn Thị Minh Khai', 'محمد']) {
    expect(faultsOf({ name })).toEqual([])
  }
})

describe('booking for somebody else', () => {
  const inputOf = (changes: Typed) => {
    const parsed = parseBookingForm(formOf({ ...good, ...changes }))
    return parsed.ok ? parsed.input.staying : parsed.faults
  }

  test('nobody else comes while nothing is written', () => {
    expect(inputOf({ guestName: '  ', guestEmail: '' })).toBeNull()
  })

  test('a name is enough; an address wants its name, and must be one', () => {
    expect(inputOf({ guestName: ' Grace  Hopper ' })).toEqual({ name: 'Grace Hopper', email: null })
    expect(inputOf({ guestName: 'Grace', guestEmail: 'grace@example.org' })).toEqual({
      name: 'Grace',
      email: 'grace@example.org',
    })
    expect(inputOf({ guestEmail: 'grace@example.org' })).toEqual({
      guestName: sentence('bookings.guestNameMissing'),
    })
    expect(faultsOf({ guestName: 'Grace', guestEmail: 'grace' })).toEqual(['guestEmail'])
    expect(faultsOf({ guestName: 'n'.repeat(121) })).toEqual(['guestName'])
  })
})

test('numbers are read however people group them', () => {
  const numberOf = (phone: string) => {
    const parsed = parseBookingForm(formOf({ ...good, phone }))
    return parsed.ok ? parsed.input.contact.phone : undefined
  }
  expect(numberOf('0034 (600) 111.222')).toBe('+34600111222')
  expect(numberOf('+1-202-555-0143')).toBe('+12025550143')
  expect(numberOf('0600111222')).toBeUndefined()
})

test('whatever is sent, it is never a crash, and what was typed comes back', () => {
  const field = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(fc.record({ name: field, email: field, phone: field, notes: field, guestName: field }), typed => {
      const { values } = parseBookingForm(formOf(typed))
      for (const [name, value] of Object.entries(typed)) {
        // A zero byte has no place in a text, nor in the database.
        expect(values[name as keyof BookingValues]).toBe(value.replaceAll('\r\n', '\n').replaceAll('\0', ''))
      }
    }),
    { numRuns: 300 },
  )
})

test('a file or a missing field counts as empty', () => {
  const form = new FormData()
  form.append('name', new File(['x'], 'name.txt'))
  const parsed = parseBookingForm(form)
  expect(parsed.values).toEqual(emptyBookingValues)
})
