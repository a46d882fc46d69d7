// Input about what stands around every page: links, and an announcement.

import { z } from 'zod'
import { languageCodes } from '#catalogue/languages.ts'
import { linkPlaces, mostLinks } from '#site/frame/site-frame.ts'
import { day, line } from '#values/form-input.ts'
import { linkTarget } from './link-target.ts'

const seen = z.int().min(1).max(999_999_999).describe('The version of it that was seen.')

const longestLabel = 40
const longestAnnouncement = 200

const labels = Object.fromEntries(
  languageCodes.map(code => [
    code,
    line({ most: longestLabel }).optional().describe(`What it is called in the language ${code}.`),
  ]),
)

const link = z.strictObject({ to: linkTarget, ...labels }).superRefine((row, { addIssue }) => {
  const isCalled = languageCodes.some(code => row[code as keyof typeof row])
  if (isCalled && row.to === '') addIssue({ code: 'custom', path: ['to'], message: 'site.linkNeedsTarget' })
  if (!isCalled && row.to !== '')
    addIssue({ code: 'custom', path: [languageCodes[0]!], message: 'site.linkNeedsLabel' })
})

const links = (most: number) => z.array(link).max(most)

export const linksInput = z
  .strictObject({
    version: seen,
    place: z.enum(linkPlaces).describe('In the header, or at the foot of every page.'),
    links: links(Math.max(...Object.values(mostLinks))).describe('In their order; empty ones are left out.'),
  })
  .superRefine(({ place, links: some }, { addIssue }) => {
    const most = mostLinks[place]
    if (some.length > most)
      addIssue({ code: 'custom', path: ['links'], message: 'site.tooManyLinks', params: { most } })
  })
export type LinksInput = z.output<typeof linksInput>

const announcementText = z.strictObject({
  language: z.enum(languageCodes).describe('The language of the text, such as `en`.'),
  text: line({ most: longestAnnouncement }).describe(
    'What it says, as plain text; empty to leave it to another language.',
  ),
  more: line({ most: longestLabel }).describe('The words of its link; empty for the usual ones.'),
})

const optionalDay = day('site.wrongDay').nullable()

export const announcementInput = z
  .strictObject({
    version: seen,
    texts: z.array(announcementText).max(languageCodes.length).describe('One a language; none for no announcement.'),
    to: linkTarget.describe('Where it leads; empty for nowhere.'),
    from: optionalDay.describe('The first day on which it is shown, by UTC; null for at once.'),
    until: optionalDay.describe('The last day on which it is shown, by UTC; null until it is taken away.'),
    isDismissible: z.boolean().describe('Whether a reader may close it.'),
  })
  .superRefine(({ from, until, texts }, { addIssue }) => {
    if (from !== null && until !== null && until < from) {
      addIssue({ code: 'custom', path: ['until'], message: 'site.untilBeforeFrom' })
    }
    if (new Set(texts.map(({ language }) => language)).size < texts.length) {
      addIssue({ code: 'custom', path: ['texts'], message: 'site.onceEach' })
    }
  })
export type AnnouncementInput = z.output<typeof announcementInput>
