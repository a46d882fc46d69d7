// What the checkout shows while it waits for a code, and where nights could not be held: for readers with and without script.

import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { render } from '#tests/support/render.ts'
import { AddressProof } from './address-proof.tsx'
import { HoldRefused } from './hold-refused.tsx'
import { SomebodyElse } from './somebody-else.tsx'

describe('the field of the code', () => {
  const proof = (fault?: string) => render(createElement(AddressProof, { email: 'ada+<b>@example.org', fault }))

  it('says to which address it was mailed, letter for letter, and is filled in by phones', () => {
    const { text, tags } = proof()
    expect(text).toContain(sentence('checkout.codeMailed', { email: 'ada+<b>@example.org' }))
    expect(tags('b')).toEqual([])
    const [field] = tags('input')
    for (const part of ['name="mail-code"', 'autoComplete="one-time-code"', 'inputMode="numeric"'])
      expect(field).toContain(part)
    expect(tags('p')[0]).toContain('role="status"')
  })

  it('is tied to what is wrong with it, where something is', () => {
    const { text, tags } = proof(sentence('trips.codeWrong'))
    expect(text).toContain(sentence('trips.codeWrong'))
    const [field] = tags('input')
    expect(field).toContain('aria-invalid="true"')
    const describedBy = /aria-describedby="([^"]+)"/.exec(field!)![1]!.split(' ')
    for (const id of describedBy) expect(proof(sentence('trips.codeWrong')).values('id')).toContain(id)
    expect(proof().tags('input')[0]).not.toContain('aria-invalid="true"')
  })
})

describe('nights that could not be held', () => {
  const refused = (details: readonly string[] = []) =>
    render(
      createElement(HoldRefused, {
        ...{ stayName: 'Mill & <i>Barn</i>', sentence: 'Somebody was faster.', details, fresh: undefined },
        back: '/stays/mill?in=2030-07-01&out=2030-07-04',
      }),
    )

  it('say why at once, that nothing was booked, and lead back to the same visit and to other homes', () => {
    const { text, tags, values } = refused(['At least three nights.'])
    expect(tags('p')[0]).toContain('role="alert"')
    expect(text).toContain('Mill & <i>Barn</i>')
    for (const said of ['Somebody was faster.', 'At least three nights.', sentence('checkout.nothingBooked')])
      expect(text).toContain(said)
    expect(values('href')).toEqual(['/stays/mill?in=2030-07-01&out=2030-07-04', '/stays'])
    expect(tags('form')).toEqual([])
  })

  it('have no empty list where there is nothing more to say', () => {
    expect(refused().tags('ul')).toEqual([])
    expect(refused(['One.', 'Two.']).tags('li')).toHaveLength(2)
  })
})

describe('booking for somebody else', () => {
  const empty = { guestName: '', guestEmail: '' }
  const isOpen = (values: object, faults: object = {}) =>
    /<details[^>]* open/.test(
      render(createElement(SomebodyElse, { values: { ...empty, ...values }, faults } as never)).html,
    )

  it('is folded until it is used, and never hides a fault', () => {
    expect(isOpen({})).toBe(false)
    expect(isOpen({ guestName: 'Grace' })).toBe(true)
    expect(isOpen({ guestEmail: 'g@example.org' })).toBe(true)
    expect(isOpen({}, { guestEmail: 'Please enter an address.' })).toBe(true)
  })
})
