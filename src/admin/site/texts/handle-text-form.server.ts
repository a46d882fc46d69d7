// Handles the forms of the pages about texts: draft, publish, discard, restore, where a page stands, a new page, an old one.

import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { renderPage } from '#site/texts/legal-pages.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { makePage, placePage, removePage } from './change-pages.server.ts'
import { discardInput, newPageInput, placeInput, removeInput, restoreInput, textInput } from './text-input.ts'
import type { TextTyped } from './text-view.ts'
import { discardDraft, restoreText, writeText } from './write-texts.server.ts'

type TextAnswer = FormAnswer<TextTyped>

type Parsed<Input> =
  | { readonly ok: true; readonly input: Input }
  | {
      readonly ok: false
      readonly faults: Readonly<Record<string, string | undefined>>
      readonly isForeign: boolean
    }

/** What was typed is shown again with whatever stands against it. */
async function answer<Input>(
  form: FormData,
  parsed: Parsed<Input>,
  command: (input: Input) => Promise<ChangedSite>,
): Promise<TextAnswer> {
  const typed = typedWords(form)
  if (!parsed.ok && parsed.isForeign) return again(400, { ...typed, refusal: unreadableForm() })
  if (!parsed.ok) return again(422, { ...typed, faults: parsed.faults })
  const done = await command(parsed.input)
  if (done.ok) return done
  const said = siteRefusals[done.reason]
  const shown = done.reason === 'name-taken' ? { faults: { name: said } } : { refusal: said }
  return again(siteRefusalStatus[done.reason], { ...typed, ...shown })
}

function typedWords(form: FormData): TextTyped & { readonly refusal: string | undefined } {
  const values = Object.fromEntries(
    ['language', 'name', 'title', 'text', 'position', 'isShown', 'inFooter'].map(name => [name, typedIn(form, name)]),
  )
  return { intent: typedIn(form, 'intent'), values, faults: {}, refusal: undefined, preview: undefined }
}

/** The forms of one page. */
export async function handleTextForm(
  tools: Tools,
  operator: Operator,
  name: string,
  form: FormData,
): Promise<TextAnswer> {
  const write = (publishes: boolean) =>
    answer(form, parseFormInput(textInput, form), input => writeText(tools, operator, { ...input, name, publishes }))
  const button = handlerOf(form, {
    preview: async () => {
      const typed = typedWords(form)
      return again(200, { ...typed, preview: renderPage(typed.values.text ?? '') })
    },
    draft: () => write(false),
    publish: () => write(true),
    discard: () =>
      answer(form, parseFormInput(discardInput, form), input => discardDraft(tools, operator, { ...input, name })),
    restore: () =>
      answer(form, parseFormInput(restoreInput, form), input => restoreText(tools, operator, { ...input, name })),
    place: () =>
      answer(form, parseFormInput(placeInput, form), input => placePage(tools, operator, { ...input, name })),
    remove: () =>
      answer(form, parseFormInput(removeInput, form), input => removePage(tools, operator, { ...input, name })),
  })
  return button ? button() : again(400, { ...typedWords(form), refusal: unknownIntent() })
}

/** The form of the list: a new page. */
export async function handleNewPageForm(tools: Tools, operator: Operator, form: FormData): Promise<TextAnswer> {
  const button = handlerOf(form, {
    make: () => answer(form, parseFormInput(newPageInput, form), input => makePage(tools, operator, input)),
  })
  return button ? button() : again(400, { ...typedWords(form), refusal: unknownIntent() })
}
