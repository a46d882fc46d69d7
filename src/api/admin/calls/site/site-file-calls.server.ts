// The operator's calls about the site as one file.

import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { exportSite, writeSiteFile } from '#admin/site/file/export-site.server.ts'
import { importSite, previewImport } from '#admin/site/file/import-site.server.ts'
import type { siteFileContract } from '#api/admin-contract/site/site-file-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, refuseWith } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

export const siteFileCalls: Handlers<keyof typeof siteFileContract> = {
  exportSite: async ({ tools, user }) =>
    answerOne({ content: Buffer.from(writeSiteFile(await exportSite(tools, user))).toString('base64') }),

  previewSiteImport: ({ tools, user, body }) => answerChanges(tools, user, bytesOf(body)),

  importSite: async ({ tools, user, body }) => {
    const imported = await importSite(tools, user, { bytes: bytesOf(body), seen: body.seen })
    return imported.ok ? answerChanges(tools, user, bytesOf(body)) : refuse(imported)
  },
}

const bytesOf = ({ content }: { readonly content: string }) => Buffer.from(content, 'base64')

type Refused = Extract<Awaited<ReturnType<typeof importSite>>, { readonly ok: false }>

function refuse(refused: Refused) {
  if ('faults' in refused) return refuseWith(422, refused.faults.join(' '), { reason: 'file-wrong' })
  return refuseCommand(siteRefusalStatus, siteRefusals, refused)
}

async function answerChanges(tools: Tools, user: Operator, bytes: Uint8Array) {
  const read = await previewImport(tools, user, bytes)
  return read.ok ? answerOne({ seen: read.seen, changes: [...read.changes] }) : refuse(read)
}
