// Which addresses of pictures are led to, and which of them are shown: hostile ones are text and nothing else.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownPicture } from './own-picture.ts'

const site = 'https://dunes.example'

it.each([
  ['https://pictures.example/a.png', 'https://pictures.example/a.png', undefined],
  ['https://dunes.example/photos/a.webp?v=1', 'https://dunes.example/photos/a.webp?v=1', '/photos/a.webp?v=1'],
  ['https://dunes.example:8443/a.png', 'https://dunes.example:8443/a.png', undefined],
  ['https://dunes.example.evil.example/a.png', 'https://dunes.example.evil.example/a.png', undefined],
  ['https://dunes.example@evil.example/a.png', undefined, undefined],
  ['http://dunes.example/a.png', undefined, undefined],
  ['javascript:alert(1)', undefined, undefined],
  ['/photos/a.webp', undefined, undefined],
])('%s', (address, link, shown) => {
  expect(ownPicture(address, site)).toEqual({ address, link, shown })
})

it('is nothing where there is none', () => {
  expect(ownPicture(null, site)).toBeNull()
  expect(ownPicture('', site)).toBeNull()
})

it('never leads anywhere but to https, whatever was written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), address => {
      const picture = ownPicture(address, site)
      expect(picture?.link ?? 'https:').toMatch(/^https:/)
      expect(picture?.shown ?? '/').toMatch(/^\//)
    }),
  )
})
