// Who reads pages for a search engine or a preview, by the name it goes under (Spec 8).

const names = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

export function isCrawler(userAgent: string): boolean {
  return names.test(userAgent)
}
