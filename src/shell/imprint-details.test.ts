// What guests see of who runs the site and of its looks: nothing that was not entered, and nothing that is more than text.

import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#catalogue/current-language.server.ts'
import { languagesOf } from '#catalogue/languages.ts'
import { type Looks, usualLooks } from '#site/looks/looks.ts'
import { render } from '#tests/support/render.ts'
import { ImprintDetails } from './imprint-details.tsx'
import { Logo } from './logo.tsx'
import { type Imprint, siteFrom } from './site.ts'

const nothing: Imprint = {
  ...{ name: '', address: [], email: 'hello@homes.example' },
  ...{ responsiblePerson: '', phone: '', registerEntry: '', taxNumber: '' },
}
const whole: Imprint = {
  ...{ name: 'Example Homes Ltd', address: ['Rua Um 1', '8700-123 Olhão', 'Portugal'], email: 'dora@homes.example' },
  ...{ responsiblePerson: 'Dora Sample', phone: '+351 289 000 000', registerEntry: 'Faro 9', taxNumber: 'PT123' },
}
const shown = (details: Imprint, code = 'en') =>
  inLanguage(languagesOf(code)[0]!, () => render(createElement(ImprintDetails, { details })))

describe('an imprint', () => {
  it('says all that was entered, in the order of an envelope', () => {
    expect(shown(whole).text.replace(/\s+/g, ' ')).toMatch(
      /^Example Homes Ltd ?Rua Um 1 ?8700-123 Olhão ?Portugal Responsible: Dora Sample dora@homes.example \+351 289 000 000 Register: Faro 9 Tax number: PT123$/,
    )
    expect(shown(whole).values('href')).toEqual(['mailto:dora@homes.example'])
  })

  it('says nothing of what was not: no label stands alone', () => {
    const { text, tags } = shown(nothing)
    expect(text).toBe('hello@homes.example')
    expect([tags('address'), tags('bdi'), tags('p').length]).toEqual([[], [], 1])
    const labels = { responsiblePerson: 'Responsible', registerEntry: 'Register', taxNumber: 'Tax number' } as const
    for (const [field, label] of Object.entries(labels)) {
      const only = shown({ ...nothing, [field]: 'X 1' }).text
      expect(only).toContain(`${label}: X 1`)
      for (const other of Object.values(labels).filter(each => each !== label)) expect(only).not.toContain(`${other}:`)
    }
  })

  it('is text, whatever was entered', () => {
    const script = '<script>alert(1)</script>'
    const hostile = Object.fromEntries(Object.keys(whole).map(field => [field, script]))
    const { html, tags } = shown({ ...(hostile as unknown as Imprint), address: [script, '" onclick="alert(1)'] })
    expect(tags('script')).toEqual([])
    expect(html).not.toMatch(/<[^>]+ onclick=/)
    expect(html).toContain('&lt;script&gt;')
  })

  it('is labelled in the language of the page, and a number is read from left to right in every one', () => {
    const texts = ['en', 'de', 'ar'].map(code => shown(whole, code))
    expect(new Set(texts.map(({ text }) => text)).size).toBe(3)
    for (const { text, html } of texts) {
      expect(text).toContain('Dora Sample')
      expect(html).toContain('<bdi>+351 289 000 000</bdi>')
    }
    expect(texts[1]!.text).not.toContain('Responsible')
  })
})

describe('the site that pages show', () => {
  const settings = {
    ...{ SITE_NAME: 'Dunes', SITE_CONTACT: 'setup@homes.example', SITE_ICON: '/files/i.png' },
    ...{ SITE_SHARE_IMAGE: '/files/s.jpg', TRY_OUT: false },
  }
  const logo = { path: '/files/l.webp', width: 480, height: 160 }
  const site = (looks: Partial<Looks> = {}, contact?: string) => {
    const [english] = languagesOf('en')
    return siteFrom(settings, 'https://homes.example', english!, [english!], [], { ...usualLooks, ...looks }, contact)
  }

  it('writes its name beside a logo, unless there is one that says it', () => {
    expect(site({ logoSaysName: true })).toMatchObject({ logo: undefined, logoSaysName: false })
    expect(site({ pictures: { logo } })).toMatchObject({ logo, logoSaysName: false })
    expect(site({ logoSaysName: true, pictures: { logo } })).toMatchObject({ logo, logoSaysName: true })
    expect(site({ logoSaysName: true, pictures: { icon: logo } }).logoSaysName).toBe(false)
  })

  it('shares its picture by a whole address, wherever that lies', () => {
    expect(site().shareImageUrl).toBe('https://homes.example/files/s.jpg')
    const elsewhere = { ...settings, SITE_SHARE_IMAGE: 'https://pictures.example/s.jpg' }
    const [english] = languagesOf('en')
    expect(siteFrom(elsewhere, 'https://homes.example', english!, [english!]).shareImageUrl).toBe(
      'https://pictures.example/s.jpg',
    )
  })

  it('has no style as long as nothing was chosen, and guests write where it was set up unless told otherwise', () => {
    expect(site()).toMatchObject({ style: '', contact: 'setup@homes.example' })
    expect(site({ accent: '#1f5f8b' }, 'dora@homes.example')).toMatchObject({
      style: expect.stringContaining('#1f5f8b'),
      contact: 'dora@homes.example',
    })
  })

  it('draws the usual house without a logo, and the operator’s in its own shape with one', () => {
    expect(render(createElement(Logo, { site: site() })).tags('svg')).toHaveLength(1)
    const own = render(createElement(Logo, { site: site({ pictures: { logo } }) }))
    expect([own.tags('svg').length, own.values('src'), own.values('width'), own.values('height')]).toEqual([
      ...[0, ['/files/l.webp'], ['480'], ['160']],
    ])
    // The name stands beside it, or is read from the link: said twice it would only be in the way.
    expect(own.values('alt')).toEqual([''])
  })
})
