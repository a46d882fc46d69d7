// The closed list of amenities: codes readable, groups complete, order kept.

import { expect, test } from 'vitest'
import { type AmenityCode, amenities, amenityGroups, groupAmenities, isAmenityCode } from './amenities.ts'

test('every code is a readable word and every amenity sits in a known group', () => {
  const groups = new Set(amenityGroups.map(({ code }) => code))
  for (const { code, label, group } of Object.values(amenities)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(label().trim()).toBe(label())
    expect(groups).toContain(group)
  }
})

test('no two amenities share a label, and no group is empty', () => {
  const labels = Object.values(amenities).map(({ label }) => label())
  expect(new Set(labels).size).toBe(labels.length)
  for (const { code } of amenityGroups) {
    expect(Object.values(amenities).some(({ group }) => group === code)).toBe(true)
  }
})

test('codes from outside are recognised or refused, inherited names included', () => {
  expect(isAmenityCode('sauna')).toBe(true)
  expect(isAmenityCode('helipad')).toBe(false)
  expect(isAmenityCode('constructor')).toBe(false)
})

test('amenities are grouped in the order of the list, whatever order they come in', () => {
  const codes: AmenityCode[] = ['parking', 'sauna', 'wifi', 'bath']
  expect(groupAmenities(codes).map(({ group, amenities: some }) => [group.code, some.map(({ code }) => code)])).toEqual(
    [
      ['everyday', ['wifi']],
      ['wellbeing', ['bath', 'sauna']],
      ['arriving', ['parking']],
    ],
  )
  expect(groupAmenities([])).toEqual([])
})
