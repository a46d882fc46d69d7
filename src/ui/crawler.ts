// Recognises crawlers by their user agent (Spec 8).

const names = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

export function isCrawler(userAgent: string): boolean {
  return names.test(userAgent)
}
