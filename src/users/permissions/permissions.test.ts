// The table of permissions: what each role sees, of which homes, and the pages that ask for it.

import { describe, expect, it } from 'vitest'
import { needsOfPage } from './admin-pages.ts'
import { type Area, may, type Permitted, permissions, reachOf } from './permissions.ts'

const areas = Object.keys(permissions) as Area[]
const of = (role: Permitted['roles'][number]): Permitted => ({ roles: ['guest', role] })
const ofHomes = (role: 'cleaner' | 'manager' | 'reception', ...homes: number[]): Permitted => ({
  roles: ['guest'],
  stayRoles: homes.map(stayId => ({ role, stayId })),
})
const seen = (who: Permitted) => areas.filter(area => may(who, area))
const changed = (who: Permitted) => areas.filter(area => may(who, area, 'change'))

describe('a role', () => {
  it('of a guest sees nothing', () => expect(seen({ roles: ['guest'] })).toEqual([]))

  it('of a cleaner sees the homes and nights that they were granted, and nobody’s name or money', () => {
    expect(seen(of('cleaner'))).toEqual([])
    expect(seen(ofHomes('cleaner', 7))).toEqual(['homes', 'nights'])
    expect(reachOf(ofHomes('cleaner', 7, 9), 'nights')).toEqual([7, 9])
    expect(changed(ofHomes('cleaner', 7))).toEqual([])
  })

  it('of an accountant moves money and knows no guest', () => {
    expect(seen(of('accountant'))).toEqual([
      ...['homes', 'publishing', 'rates', 'bookings', 'notes', 'money', 'organisation'],
    ])
    expect(changed(of('accountant'))).toEqual(['money'])
  })

  it('of reception answers people and takes notes, and sees all but the organisation, people, the trail, the outbox and the jobs', () => {
    expect(changed(of('reception'))).toEqual(['codes', 'notes', 'conversations'])
    expect(areas.filter(area => !may(of('reception'), area))).toEqual([
      ...['organisation', 'site', 'people', 'changes', 'outbox', 'jobs', 'security', 'secrets'],
    ])
  })

  it('of a manager changes everything, and an owner alone reads links and codes, and says how operators sign in', () => {
    expect(areas.filter(area => !may(of('manager'), area))).toEqual(['security', 'secrets'])
    expect(seen(of('owner'))).toEqual(areas)
    expect([...changed(of('manager')), 'security']).toEqual(changed(of('owner')))
  })

  it('for one home holds there alone, and not for what belongs to no home', () => {
    const who = ofHomes('manager', 7)
    expect(may(who, 'rates', 'change', 7)).toBe(true)
    expect(may(who, 'rates', 'see', 8)).toBe(false)
    expect(areas.filter(area => !may(who, area))).toEqual([
      'organisation',
      'site',
      'outbox',
      'jobs',
      'security',
      'secrets',
    ])
  })

  it('is added to what another one gives', () => {
    const who: Permitted = { roles: ['guest', 'accountant'], stayRoles: [{ role: 'manager', stayId: 7 }] }
    expect([reachOf(who, 'money', 'change'), reachOf(who, 'rates'), reachOf(who, 'rates', 'change')]).toEqual([
      'all',
      'all',
      [7],
    ])
  })
})

describe('a page', () => {
  it.each([
    ['/admin', { area: 'every' }],
    ['/ADMIN/Homes/casa/rates/', { area: 'rates' }],
    ['/admin/homes/new', { area: 'homes', level: 'change', allHomes: true }],
    ['/admin/homes/casa', { area: 'homes' }],
  ])('%s asks %o', (path, needs) => expect(needsOfPage(path)).toEqual(needs))

  it.each(['/admin/secrets', '/admin/homes/casa/unheard', '/'])('%s asks nobody in', path => {
    expect(needsOfPage(path)).toBeUndefined()
  })
})
