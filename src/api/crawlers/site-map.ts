// The sitemap as XML (sitemaps.org), in pieces that can be streamed.

import { escapeMarkup } from '#values/escape-markup.ts'

export type MapEntry = {
  /** An absolute address. */
  readonly address: string
  /** ISO 8601 in UTC. */
  readonly changedAt?: string | undefined
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function entry(element: 'url' | 'sitemap', { address, changedAt }: MapEntry): string {
  const changed = changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : ''
  return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}</${element}>\n`
}

/** The index: where the maps are. */
export function mapIndex(maps: readonly MapEntry[]): string {
  return `${head}<sitemapindex ${namespace}>\n${maps.map(map => entry('sitemap', map)).join('')}</sitemapindex>\n`
}

/** A map of pages. */
export async function* mapOf(pages: Iterable<MapEntry> | AsyncIterable<MapEntry>): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`
  for await (const page of pages) yield entry('url', page)
  yield '</urlset>\n'
}
