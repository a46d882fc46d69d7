// What limits the trail: an address that is written is read as what it says, and one that says nonsense limits nothing.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, permissions, siteWide } from '#users/permissions/permissions.ts'
import {
  type ChangeFilter,
  changeFilterInput,
  changesAddress,
  notedAreas,
  readBefore,
  readChangeFilter,
} from './change-filter.ts'

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')
const read = (query: string) => readChangeFilter(new URLSearchParams(query))

const uuid = fc.uuid().map(text => text.toLowerCase())
const written = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const typed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter(text => changeFilterInput.shape.find.safeParse(text).data === text && text !== '')
const filter = fc.record(
  {
    find: typed,
    area: fc.constantFrom(...(Object.keys(permissions) as Area[])),
    home: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/),
    booking: uuid,
    person: uuid,
    by: uuid,
    since: written,
    until: written,
  },
  { requiredKeys: [] },
)

describe('an address of the trail', () => {
  it('is read as the filter it was written from, with the cursor beside it', () => {
    fc.assert(
      fc.property(filter, fc.option(fc.nat(), { nil: undefined }), (wanted, before) => {
        const query = queryOf(changesAddress(wanted as ChangeFilter, before))
        expect(readChangeFilter(query)).toEqual(wanted)
        expect(readBefore(query.get('before'))).toBe(before)
      }),
    )
  })

  it('without anything to say is the bare page', () => {
    expect(changesAddress({})).toBe('/admin/changes')
    expect(changesAddress({ find: undefined, area: undefined })).toBe('/admin/changes')
    expect(changesAddress({}, 0)).toBe('/admin/changes?before=0')
  })

  it('whatever stands in it, gives only what the call would take as well', () => {
    const names = Object.keys(changeFilterInput.shape)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names, 'stayIds', '__proto__', 'before'), fc.string({ unit: 'binary' }))),
        pairs => {
          const found = readChangeFilter(new URLSearchParams(pairs))
          expect(changeFilterInput.safeParse(found)).toMatchObject({ success: true })
          expect(Object.values(found)).not.toContain('')
        },
      ),
    )
  })

  it.each([
    ['area', 'kitchen'],
    ['area', 'toString'],
    ['home', 'Mill House'],
    ['home', '-mill'],
    ['home', 'mill--house'],
    ['home', 'a'.repeat(81)],
    ['booking', '1'],
    ['booking', '00000000-0000-4000-8000-00000000000'],
    ['person', 'me'],
    ['by', "' or true --"],
    ['since', '2030-02-30'],
    ['since', '2030-2-3'],
    ['until', '30.11.2030'],
    ['until', '2030-11-30T00:00:00Z'],
    ['find', 'x'.repeat(81)],
    ['find', 'a\0b'],
    ['find', '\ud800'],
  ])('limits nothing by %s = %j, and the rest still counts', (name, value) => {
    expect(
      readChangeFilter(
        new URLSearchParams([
          [name, value],
          ['area', 'rates'],
        ]),
      ),
    ).toEqual(
      // What comes first counts, and a wrong subject is no subject.
      name === 'area' ? {} : value === '\ud800' ? { find: '\ufffd', area: 'rates' } : { area: 'rates' },
    )
    if (value !== '\ud800') expect(changeFilterInput.safeParse({ [name]: value }).success).toBe(false)
  })

  it('has blanks around what was typed taken away; only blanks are nothing', () => {
    expect(read('find=+mill+&home=+hut+&since=+2030-05-01+')).toEqual({
      find: 'mill',
      home: 'hut',
      since: '2030-05-01',
    })
    expect(read('find=+++&home=&area=')).toEqual({})
  })

  it('is of the call refused with a field that nobody knows', () => {
    expect(changeFilterInput.safeParse({ everything: 'yes' }).success).toBe(false)
  })
})

describe('the cursor', () => {
  it.each([null, '', '-1', '1.5', '1e3', ' 1', '0x10', '١', '9'.repeat(16), 'act'])('is none in %j', text => {
    expect(readBefore(text)).toBeUndefined()
  })

  it('is a number that is told exactly', () => {
    expect(readBefore('0')).toBe(0)
    expect(readBefore('9'.repeat(15))).toBe(999_999_999_999_999)
    expect(Number.isSafeInteger(readBefore('9'.repeat(15)))).toBe(true)
  })
})

describe('the subjects to choose', () => {
  it('are subjects of the table of permissions, each once, and none of those that are secret', () => {
    expect(new Set(notedAreas).size).toBe(notedAreas.length)
    for (const area of notedAreas) expect(Object.keys(permissions)).toContain(area)
    for (const area of ['codes', 'secrets', 'contact', 'security'] as const) expect(notedAreas).not.toContain(area)
  })

  it('are all seen by owners, and by managers of a single home all but those of the whole site', () => {
    const seenBy = (role: 'owner' | 'manager') => notedAreas.filter(area => permissions[area][role] !== 'none')
    expect(seenBy('owner')).toEqual(notedAreas)
    expect(seenBy('manager').filter(area => siteWide.has(area))).toEqual(['organisation', 'outbox'])
  })
})
