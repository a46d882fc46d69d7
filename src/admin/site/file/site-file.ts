// The site as one file: a JSON document of a known version, whose every field is held to the rules of its form.

import { z } from 'zod'
import { organisationInput } from '#admin/organisation/organisation-input.ts'
import { announcementInput, linksInput } from '#admin/site/frame/frame-input.ts'
import { targetOf } from '#admin/site/frame/link-target.ts'
import { frontInput } from '#admin/site/front/front-input.ts'
import { changeLooksInput, emblemInBase64 } from '#admin/site/looks/looks-input.ts'
import { formerPath, redirectInput } from '#admin/site/redirects/redirect-input.ts'
import { newPageInput, placeInput, textInput } from '#admin/site/texts/text-input.ts'
import type { LinkPlace } from '#site/frame/site-frame.ts'
import { sitePictureKinds } from '#site/looks/looks.ts'
import { normalPath } from '#site/redirects/redirect.ts'
import { isLegalPage } from '#site/stored/page-names.ts'

/** Bytes of one file. */
export const heaviestSiteFile = 16 * 1024 * 1024
const mostPages = 500
const mostTexts = 5_000

type Shown = { readonly version: number }
type Without<Type, Name extends PropertyKey> = Omit<Type, Name & keyof Type>

/** What a form takes, without what it says of the version that was seen; the form's own rules hold. */
function heldTo<Input extends z.ZodObject, Given extends Shown & Record<string, unknown>>(input: Input, given: Given) {
  const own = Object.entries(input.shape).filter(([name]) => !(name in given))
  return z.strictObject(Object.fromEntries(own)).transform((value, { addIssue }) => {
    const parsed = input.safeParse({ ...value, ...given })
    if (!parsed.success) {
      for (const { path, message, ...issue } of parsed.error.issues) {
        addIssue({ code: 'custom', path, message, params: 'params' in issue ? issue.params : undefined })
      }
      return z.NEVER
    }
    const kept = Object.entries(parsed.data).filter(([name]) => !(name in given))
    return Object.fromEntries(kept) as Without<z.output<Input>, keyof Given>
  })
}

const links = (place: LinkPlace) => heldTo(linksInput, { version: 1, place })

const picture = emblemInBase64('site.noEmblem').nullable().default(null)

const pictures = z.strictObject(Object.fromEntries(sitePictureKinds.map(kind => [kind, picture])) as Pictures)
type Pictures = Record<(typeof sitePictureKinds)[number], typeof picture>

const instant = z.iso.datetime()

const text = z.strictObject({
  language: textInput.shape.language,
  title: textInput.shape.title,
  text: textInput.shape.text,
  writtenAt: instant,
  publishedAt: instant.nullable(),
})

const page = z
  .strictObject({
    name: newPageInput.shape.name,
    isShown: placeInput.shape.isShown,
    inFooter: placeInput.shape.inFooter,
    position: placeInput.shape.position,
    texts: z.array(text).max(mostTexts),
  })
  .superRefine(({ name, isShown, texts }, { addIssue }) => {
    if (isLegalPage(name) && !isShown) addIssue({ code: 'custom', path: ['isShown'], message: 'site.pageLegal' })
    const drafts = texts.filter(({ publishedAt }) => publishedAt === null).map(({ language }) => language)
    if (new Set(drafts).size < drafts.length) addIssue({ code: 'custom', path: ['texts'], message: 'site.onceEach' })
  })

const redirects = z
  .array(redirectInput)
  .max(500, 'site.redirectsFull')
  .superRefine((rows, { addIssue }) => {
    const sources = rows.map(({ from }) => formerPath(from))
    rows.forEach(({ to }, at) => {
      const target = targetOf(to) ?? ''
      const leadsOn = target.startsWith('/') && sources.includes(normalPath(target.replace(/[?#].*$/, '')))
      if (sources.indexOf(sources[at]) < at) addIssue({ code: 'custom', path: [at], message: 'site.redirectThere' })
      else if (leadsOn) addIssue({ code: 'custom', path: [at, 'to'], message: 'site.redirectLeadsOn' })
    })
  })
  .transform(rows =>
    rows
      .map(({ from, to, isPermanent }) => ({ from: formerPath(from)!, to: targetOf(to)!, isPermanent }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  )

const { shape } = organisationInput
/** Who runs the site, as its imprint says; nothing of money. */
const organisation = z.strictObject({
  ...{ legalName: shape.legalName, addressLines: shape.addressLines, postcode: shape.postcode, city: shape.city },
  ...{ country: shape.country, taxNumber: shape.taxNumber, responsiblePerson: shape.responsiblePerson },
  ...{ email: shape.email, phone: shape.phone, registerEntry: shape.registerEntry },
})
export const organisationFields = Object.keys(organisation.shape) as (keyof typeof organisation.shape)[]

export const siteFileInput = z.strictObject({
  format: z.literal('casita-site', 'site.noSiteFile'),
  version: z.literal(1, 'site.otherFileVersion'),
  looks: heldTo(changeLooksInput, { version: 1 }),
  pictures,
  front: heldTo(frontInput, { version: 1 }),
  navigation: links('navigation'),
  footer: links('footer'),
  announcement: heldTo(announcementInput, { version: 1 }),
  organisation,
  pages: z
    .array(page)
    .max(mostPages)
    .refine(rows => new Set(rows.map(({ name }) => name)).size === rows.length, 'site.onceEach'),
  redirects,
})

/** As it is written and, once it was checked, applied. */
export type SiteFile = z.output<typeof siteFileInput>
export type FilePage = SiteFile['pages'][number]
