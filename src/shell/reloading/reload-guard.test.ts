// The reload guard: the same path not again within 10 seconds (Spec 9; reference 7.7).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayReload, reloadNote } from './reload-guard.ts'

describe('a reload', () => {
  const note = reloadNote('/contact', 1_000)

  it('may happen when there was none', () => expect(mayReload(null, '/contact', 0)).toBe(true))

  it('of the same path is refused for 10 seconds', () => {
    expect(mayReload(note, '/contact', 1_000)).toBe(false)
    expect(mayReload(note, '/contact', 10_999)).toBe(false)
    expect(mayReload(note, '/contact', 11_000)).toBe(true)
  })

  it('of another path is allowed at once', () => expect(mayReload(note, '/tos', 1_001)).toBe(true))

  it('is not stopped by what somebody else left there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        fc.pre(!text.includes('"until"'))
        expect(mayReload(text, '/contact', 0)).toBe(true)
      }),
    )
  })
})
