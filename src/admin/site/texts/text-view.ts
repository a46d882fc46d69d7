// What the pages about texts show: addresses, and what was typed.

import { sentence } from '#catalogue/sentence.ts'
import { isLegalPage, type LegalPageName } from '#site/stored/page-names.ts'

export const textsPath = '/admin/site/texts'

/** The page about a page, in a language, beside an earlier version. */
export function textAddress(name: string, language?: string, version?: number): string {
  const asked = new URLSearchParams({
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version: String(version) }),
  })
  return `${textsPath}/${name}${asked.size > 0 ? `?${asked}` : ''}`
}

/** What was typed into the form whose button was `intent`. */
export type TextTyped = {
  readonly intent: string
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  /** The text as guests would read it, as HTML; undefined where nobody asked for it. */
  readonly preview: string | undefined
}

const legalNames: Readonly<Record<LegalPageName, () => string>> = {
  contact: () => sentence('shell.contact'),
  tos: () => sentence('shell.terms'),
  refund: () => sentence('shell.cancellation'),
  privacy: () => sentence('shell.privacy'),
  imprint: () => sentence('shell.imprint'),
}

/** What operators know a page by. */
export function nameOfPage(name: string): string {
  return isLegalPage(name) ? legalNames[name]() : name
}
