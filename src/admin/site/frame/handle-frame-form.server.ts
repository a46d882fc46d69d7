// Handles the forms about what stands around every page: links of the header or the foot, the announcement, and their previews.

import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readingCodes, words } from '#shell/frame/frame-of-request.server.ts'
import { type Announcement, announcementFor, type FrameLinks, linksFor } from '#site/frame/site-frame.ts'
import type { Operator } from '#users/user/visitor.ts'
import { formValues, parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { changeAnnouncement, changeLinks, toAnnouncement, toLinks } from './change-frame.server.ts'
import { announcementInput, linksInput } from './frame-input.ts'
import type { FramePart, FrameTyped } from './frame-view.ts'

type FrameAnswer = FormAnswer<FrameTyped>
const nothing = {
  ...{ part: undefined, values: {}, faults: {} },
  ...{ links: undefined, announcement: undefined, refusal: undefined },
} as const

export async function handleFrameForm(tools: Tools, operator: Operator, form: FormData): Promise<FrameAnswer> {
  const button = handlerOf(form, {
    links: () => handleLinks(tools, operator, form, false),
    'preview-links': () => handleLinks(tools, operator, form, true),
    announcement: () => handleAnnouncement(tools, operator, form, false),
    'preview-announcement': () => handleAnnouncement(tools, operator, form, true),
  })
  return button ? button() : again(400, { ...nothing, refusal: unknownIntent() })
}

async function handleLinks(tools: Tools, operator: Operator, form: FormData, isLook: boolean): Promise<FrameAnswer> {
  const parsed = parseFormInput(linksInput, form)
  const part: FramePart = typedIn(form, 'place') === 'footer' ? 'footer' : 'navigation'
  const typed = { ...nothing, part, values: parsed.values }
  if (!parsed.ok) return refuse(parsed, typed)
  if (isLook) return again(200, { ...typed, links: linksFor(toLinks(parsed.input.links), readingCodes(tools)) })
  return finish(await changeLinks(tools, operator, parsed.input), typed)
}

async function handleAnnouncement(
  tools: Tools,
  operator: Operator,
  form: FormData,
  isLook: boolean,
): Promise<FrameAnswer> {
  const parsed = parseFormInput(announcementInput, form)
  const typed = { ...nothing, part: 'announcement' as const, values: parsed.values }
  if (!parsed.ok) return refuse(parsed, typed)
  if (isLook) {
    // On whatever day.
    const always = { ...toAnnouncement(parsed.input), from: null, until: null }
    const announcement = announcementFor(always, {
      codes: readingCodes(tools),
      today: '',
      closed: undefined,
      ...words(),
    })
    return again(200, { ...typed, announcement })
  }
  return finish(await changeAnnouncement(tools, operator, parsed.input), typed)
}

type Wrong = { readonly isForeign: boolean; readonly faults: FrameTyped['faults'] }

function refuse({ isForeign, faults }: Wrong, typed: FrameTyped & { readonly refusal: undefined }): FrameAnswer {
  return isForeign ? again(400, { ...typed, refusal: unreadableForm() }) : again(422, { ...typed, faults })
}

function finish(changed: ChangedSite, typed: FrameTyped): FrameAnswer {
  if (changed.ok) return changed
  return again(siteRefusalStatus[changed.reason], { ...typed, refusal: siteRefusals[changed.reason] })
}

export function linksValues({ links }: FrameLinks): Record<string, string> {
  return formValues(linksInput, { links })
}

/** A row for each of these languages, in their order. */
export function announcementValues({ texts, ...rest }: Announcement, codes: readonly string[]): Record<string, string> {
  const rows = codes.map(language => texts.find(text => text.language === language) ?? { language, text: '', more: '' })
  return formValues(announcementInput, { ...rest, texts: rows })
}
