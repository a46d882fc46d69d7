// Handles the form of the front page: a preview, or what is to be from now on.

import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readingCodes } from '#shell/frame/frame-of-request.server.ts'
import { type FrontSection, frontFor, frontSections } from '#site/front/front-page.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { formValues, parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { changeFront, toFront } from './change-front.server.ts'
import { type FrontInput, frontInput } from './front-input.ts'
import type { FrontTyped } from './front-view.ts'

export async function handleFrontForm(
  tools: Tools,
  operator: Operator,
  form: FormData,
): Promise<FormAnswer<FrontTyped>> {
  const places = Object.fromEntries(frontSections.map(name => [`place-${name}`, typedIn(form, `place-${name}`)]))
  const parsed = parseFormInput(frontInput, form, {}, { given: { sections: sectionsIn(places) } })
  const typed = { values: { ...parsed.values, ...places }, faults: {}, preview: undefined, refusal: undefined }
  const withInput = async (work: (input: FrontInput) => Promise<FormAnswer<FrontTyped>>) => {
    if (parsed.ok) return work(parsed.input)
    return parsed.isForeign
      ? again(400, { ...typed, refusal: unreadableForm() })
      : again(422, { ...typed, faults: parsed.faults })
  }
  const button = handlerOf(form, {
    preview: () =>
      withInput(async input => {
        const { sections } = await readSections(tools.database)
        const preview = frontFor(toFront(input), sections.looks.pictures.front, readingCodes(tools))
        return again(200, { ...typed, preview })
      }),
    save: () =>
      withInput(async input => {
        const changed = await changeFront(tools, operator, input)
        if (changed.ok) return changed
        if (changed.reason === 'home-unknown') {
          return again(422, { ...typed, faults: { home: siteRefusals[changed.reason] } })
        }
        return again(siteRefusalStatus[changed.reason], { ...typed, refusal: siteRefusals[changed.reason] })
      }),
  })
  return button ? button() : again(400, { ...typed, refusal: unknownIntent() })
}

/** By the number beside each; of two with the same number, in the order of the software. */
function sectionsIn(places: Readonly<Record<string, string>>): FrontSection[] {
  const placeOf = (name: FrontSection) => Number(places[`place-${name}`])
  return frontSections.filter(name => placeOf(name) > 0).toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What the form shows of what is stored: a row for each of these languages, in their order. */
export function frontValues({ texts, home, sections }: ReturnType<typeof toFront>, codes: readonly string[]) {
  const rows = codes.map(
    language => texts.find(text => text.language === language) ?? { language, headline: '', intro: '', alt: '' },
  )
  const places = frontSections.map(name => [`place-${name}`, String(sections.indexOf(name) + 1 || '')])
  return { ...formValues(frontInput, { texts: rows, home }), ...Object.fromEntries(places) }
}
