// The map of the site: XML that says what it should, whatever the addresses hold.

import { expect, test } from 'vitest'
import { mapIndex, mapOf } from './site-map.ts'

test('an index names its maps with their latest change', () => {
  const index = mapIndex([
    { address: 'https://x.example/a.xml' },
    { address: 'https://x.example/b.xml', changedAt: '2030-01-02T03:04:05Z' },
  ])
  expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org/)
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://x.example/a.xml',
    'https://x.example/b.xml',
  ])
  expect(index.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2030-01-02T03:04:05Z</lastmod>'])
})

test('a map is whole, also without any page, and nothing in an address ends an element', async () => {
  const text = async (pages: { address: string }[]) => {
    let whole = ''
    for await (const piece of mapOf(pages)) whole += piece
    return whole
  }
  expect(await text([])).toMatch(/<urlset [^>]+>\n<\/urlset>\n$/)
  expect(await text([{ address: 'https://x.example/?a=1&b=<c>' }])).toContain(
    '<loc>https://x.example/?a=1&amp;b=&lt;c&gt;</loc>',
  )
})
