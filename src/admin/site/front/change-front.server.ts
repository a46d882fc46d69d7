// Command: an operator arranges the front page.

import { changeSection } from '#admin/site/change/change-section.server.ts'
import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { FrontPage } from '#site/front/front-page.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { FrontInput } from './front-input.ts'

export function changeFront(
  tools: Tools,
  operator: Operator,
  { version, ...entered }: FrontInput,
): Promise<ChangedSite> {
  return changeSection(tools, operator, { name: 'front', version }, () => toFront(entered))
}

/** Languages in which nothing is said are not stored. */
export function toFront({ texts, sections }: Omit<FrontInput, 'version'>): FrontPage {
  return { texts: texts.filter(({ headline, intro, alt }) => headline || intro || alt), sections }
}
