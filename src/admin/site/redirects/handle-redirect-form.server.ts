// Handles the forms of the page of redirects: add one, take one away.

import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import { type SiteRefusal, siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { addRedirect, removeRedirect } from './change-redirects.server.ts'
import { redirectInput, removeRedirectInput } from './redirect-input.ts'
import type { RedirectTyped } from './redirect-view.ts'

type RedirectAnswer = FormAnswer<RedirectTyped>

/** Beside which field a refusal stands; the others are about the whole form. */
const besideField: Readonly<Partial<Record<SiteRefusal, string>>> = {
  'redirect-there': 'from',
  'redirect-over-page': 'from',
  'redirect-is-target': 'from',
  'redirect-leads-on': 'to',
}

export async function handleRedirectForm(tools: Tools, operator: Operator, form: FormData): Promise<RedirectAnswer> {
  const values = Object.fromEntries(['from', 'to', 'isPermanent'].map(name => [name, typedIn(form, name)]))
  const typed = { values, faults: {}, refusal: undefined }
  const finish = (changed: ChangedSite): RedirectAnswer => {
    if (changed.ok) return changed
    const [said, field] = [siteRefusals[changed.reason], besideField[changed.reason]]
    const shown = field ? { ...typed, faults: { [field]: said } } : { ...typed, refusal: said }
    return again(siteRefusalStatus[changed.reason], shown)
  }
  const button = handlerOf(form, {
    add: async () => {
      const parsed = parseFormInput(redirectInput, form)
      if (!parsed.ok && parsed.isForeign) return again(400, { ...typed, refusal: unreadableForm() })
      if (!parsed.ok) return again(422, { ...typed, faults: parsed.faults })
      return finish(await addRedirect(tools, operator, parsed.input))
    },
    remove: async () => {
      const parsed = parseFormInput(removeRedirectInput, form)
      if (!parsed.ok) return again(400, { ...typed, refusal: unreadableForm() })
      return finish(await removeRedirect(tools, operator, parsed.input))
    },
  })
  return button ? button() : again(400, { ...typed, refusal: unknownIntent() })
}
