// Handles the forms of the site's file: what it would change, and the import.

import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { again, type FormAnswer } from '#admin/stays/form/form-answer.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Outcome } from '#values/result.ts'
import { importSite, previewImport } from './import-site.server.ts'
import type { SiteFileFault } from './read-site-file.server.ts'
import type { SiteFileTyped } from './site-file-view.ts'

type FileAnswer = FormAnswer<SiteFileTyped>
const nothing = { faults: [], preview: undefined, refusal: undefined } as const

export async function handleFileForm(tools: Tools, operator: Operator, form: FormData): Promise<FileAnswer> {
  const button = handlerOf(form, {
    'preview-file': async () => {
      const file = form.get('file')
      if (!(file instanceof Blob) || file.size === 0) {
        return again(422, { ...nothing, faults: [sentence('homes.chooseFile')] })
      }
      return preview(tools, operator, new Uint8Array(await file.arrayBuffer()))
    },
    import: async (): Promise<FileAnswer> => {
      const bytes = Buffer.from(typedIn(form, 'content'), 'base64')
      const done = await importSite(tools, operator, { bytes, seen: typedIn(form, 'seen') })
      if (done.ok) return { ok: true }
      if (done.reason !== 'out-of-date') return refuse(done)
      // It is shown again what the file would change, of the site as it is by now.
      const anew = await preview(tools, operator, bytes)
      return anew.ok ? anew : again(409, { ...anew.shown, refusal: sentence('site.fileOutOfDate') })
    },
  })
  return button ? button() : again(400, { ...nothing, refusal: unknownIntent() })
}

async function preview(tools: Tools, operator: Operator, bytes: Uint8Array): Promise<FileAnswer> {
  const read = await previewImport(tools, operator, bytes)
  if (!read.ok) return refuse(read)
  const { changes, seen } = read
  return again(200, { ...nothing, preview: { changes, seen, content: Buffer.from(bytes).toString('base64') } })
}

function refuse(
  refused: Extract<Outcome<object, keyof typeof siteRefusals>, { ok: false }> | SiteFileFault,
): FileAnswer {
  if ('faults' in refused) return again(422, { ...nothing, faults: refused.faults })
  return again(siteRefusalStatus[refused.reason], { ...nothing, refusal: siteRefusals[refused.reason] })
}
