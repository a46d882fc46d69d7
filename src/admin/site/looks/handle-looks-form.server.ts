// Handles the forms about the looks of the site: a preview, name and colours, a picture, a picture taken away.

import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { styleOf } from '#site/looks/looks.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Outcome } from '#values/result.ts'
import { changeLooks, removeSitePicture, setSitePicture } from './change-looks.server.ts'
import { emblemRefusals, isEmblemRefusal } from './emblem-refusals.ts'
import { changeLooksInput, sitePictureInput } from './looks-input.ts'
import type { LooksTyped } from './looks-view.ts'

type LooksAnswer = FormAnswer<LooksTyped>

const typedOf = (form: FormData) => ({
  intent: typedIn(form, 'intent'),
  values: Object.fromEntries(
    ['name', 'accent', 'accentDark', 'logoSaysName', 'kind'].map(name => [name, typedIn(form, name)]),
  ),
  faults: {},
  preview: undefined,
  refusal: undefined,
})

export async function handleLooksForm(tools: Tools, operator: Operator, form: FormData): Promise<LooksAnswer> {
  const typed = typedOf(form)
  const finish = (done: Outcome<object, keyof typeof siteRefusals | keyof typeof emblemRefusals>): LooksAnswer => {
    if (done.ok) return { ok: true }
    const { reason } = done
    if (isEmblemRefusal(reason)) return again(422, { ...typed, faults: { file: emblemRefusals[reason]() } })
    return again(siteRefusalStatus[reason], { ...typed, refusal: siteRefusals[reason] })
  }
  const words = (work: (input: Parameters<typeof changeLooks>[2]) => Promise<LooksAnswer>) => {
    const parsed = parseFormInput(changeLooksInput, form)
    if (parsed.ok) return work(parsed.input)
    return parsed.isForeign
      ? again(400, { ...typed, refusal: unreadableForm() })
      : again(422, { ...typed, faults: parsed.faults })
  }
  const picture = (work: (input: Parameters<typeof removeSitePicture>[2]) => Promise<LooksAnswer>) => {
    const parsed = parseFormInput(sitePictureInput, form)
    return parsed.ok ? work(parsed.input) : again(400, { ...typed, refusal: unreadableForm() })
  }
  const button = handlerOf(form, {
    preview: () => words(async input => again(200, { ...typed, preview: styleOf(input) })),
    save: () => words(async input => finish(await changeLooks(tools, operator, input))),
    picture: () =>
      picture(async input => {
        const file = form.get('file')
        if (!(file instanceof Blob) || file.size === 0) return finish({ ok: false, reason: 'no-file' })
        const bytes = new Uint8Array(await file.arrayBuffer())
        return finish(await setSitePicture(tools, operator, { ...input, bytes }))
      }),
    'remove-picture': () => picture(async input => finish(await removeSitePicture(tools, operator, input))),
  })
  return button ? button() : again(400, { ...typed, refusal: unknownIntent() })
}
