// Command: an operator arranges the front page.

import { changeSection } from '#admin/site/change/change-section.server.ts'
import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { FrontPage } from '#site/front/front-page.ts'
import { findStay } from '#stays/stay-store.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import type { FrontInput } from './front-input.ts'

export async function changeFront(
  tools: Tools,
  operator: Operator,
  { version, ...entered }: FrontInput,
): Promise<ChangedSite> {
  if (entered.home && !(await isPublished(tools, entered.home))) return refused('home-unknown')
  return changeSection(tools, operator, { name: 'front', version }, () => toFront(entered))
}

/** Languages in which nothing is said are not stored. */
export function toFront({ texts, ...rest }: Omit<FrontInput, 'version'>): FrontPage {
  return { ...rest, texts: texts.filter(({ headline, intro, alt }) => headline || intro || alt) }
}

async function isPublished({ database }: Tools, slug: string): Promise<boolean> {
  const found = await findStay(database, slug as Slug)
  return found?.kind === 'found' && found.stay.listed
}
