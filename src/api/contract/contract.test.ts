// The pieces of the contract: values that are let in, values that are not, and statuses that follow from what a call is.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentContract } from '#api/content/content-contract.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { amendContract } from './amend-contract.ts'
import { contentAddress, contentAddresses } from './content-addresses.ts'
import { day } from './known-fields.ts'
import { type Operation, refusalsOf } from './operation.ts'
import { requiredText, text, writtenNumber } from './shapes.ts'

describe('values', () => {
  it('texts are let in exactly when they are well-formed and not too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), typed => {
        const fine = typed.isWellFormed() && !typed.includes('\0') && typed.length <= 30
        expect(text(30).safeParse(typed).success).toBe(fine)
        expect(requiredText(30).safeParse(typed).success).toBe(fine && typed !== '')
      }),
      { numRuns: 300 },
    )
  })

  it.each(['2026-02-29', '2026-13-01', '0000-01-01', '2026-7-4', '2026-07-14T00:00', ''])('%j is no day', written => {
    expect(parseCalendarDay(written)).toBeUndefined()
    expect(day.safeParse(written).success).toBe(false)
  })

  it('numbers in an address have so many digits and no more', () => {
    for (const [written, read] of [
      ['0', 0],
      ['7', 7],
      ['999', 999],
    ] as const) {
      expect(writtenNumber(3).parse(written)).toBe(read)
    }
    for (const written of ['', '-1', '01', '1000', '1.5', '1e2', ' 1', '٣']) {
      expect(writtenNumber(3).safeParse(written).success).toBe(false)
    }
  })
})

describe('patterns', () => {
  it('ask the same of a value whether the site reads them or a program, which is not told of flags', () => {
    const [all, flagged]: [Set<string>, Set<string>] = [new Set(), new Set()]
    const collect = (schema: z.core.$ZodType) => {
      for (const { _zod } of schema._zod.def.checks ?? []) {
        if (!('pattern' in _zod.def && _zod.def.pattern instanceof RegExp)) continue
        all.add(`${_zod.def.pattern}`)
        if (/[ims]/.test(_zod.def.pattern.flags)) flagged.add(`${_zod.def.pattern}`)
      }
    }
    for (const described of Object.values<Operation>(contentContract)) {
      for (const schema of [described.path, described.query, described.headers, described.body]) {
        if (schema) z.toJSONSchema(schema, { io: 'input', override: ({ zodSchema }) => collect(zodSchema) })
      }
    }
    expect(all.size).toBeGreaterThan(10)
    expect([...flagged]).toEqual([])
  })
})

describe('statuses', () => {
  it('follow from who may call, what is sent, and whether it is counted', () => {
    const statusesOf = (described: Operation) => Object.keys(refusalsOf(described)).join(' ')
    expect(statusesOf(contentContract.readMe)).toBe('400 401 403 414 431 500')
    expect(statusesOf(contentContract.signIn)).toBe('400 401 413 414 429 431 500')
    expect(statusesOf(contentContract.listMySessions)).toBe('401 403 414 429 431 500')
    expect(statusesOf(contentContract.readMoney)).toBe('401 403 404 414 429 431 500')
  })

  it('every call is counted but those that Strapi does not count either', () => {
    const free = Object.entries(contentContract).filter(([, described]) => !('limit' in described))
    expect(free.map(([call]) => call).sort()).toEqual(['readMe', 'returnFromProvider', 'signInByProvider'])
  })

  it('every address is taken apart into its method and its path', () => {
    for (const [call, written] of Object.entries(contentAddresses)) {
      const { method, path } = contentAddress(call as keyof typeof contentAddresses)
      expect(`${method} ${path}`).toBe(written)
    }
  })
})

describe('the calls that change a booking', () => {
  const { body } = amendContract.amendBooking
  const input = { checkIn: '2030-07-01', checkOut: '2030-07-05', party: { adults: 2 }, version: 2, totalMinor: 450_00 }

  it('take new dates and the whole party, with the version and the total that were seen', () => {
    expect(body.parse(input)).toEqual({
      ...input,
      party: { adults: 2, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 },
    })
    for (const more of [{ version: 0 }, { totalMinor: -1 }, { party: { adults: 0 } }, { checkIn: 'soon' }, { id: 1 }]) {
      expect(body.safeParse({ ...input, ...more }).success).toBe(false)
    }
  })
})
