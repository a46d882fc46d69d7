// The operator's calls about the looks of the site.

import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { changeLooks, removeSitePicture, setSitePicture } from '#admin/site/looks/change-looks.server.ts'
import { emblemRefusals, isEmblemRefusal } from '#admin/site/looks/emblem-refusals.ts'
import type { siteLooksContract } from '#api/admin-contract/site/site-looks-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, refuseWith } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
import type { Outcome } from '#values/result.ts'

export const siteLooksCalls: Handlers<keyof typeof siteLooksContract> = {
  readSiteLooks: ({ tools }) => answerLooks(tools),
  changeSiteLooks: async ({ tools, user, body }) => after(tools, await changeLooks(tools, user, body)),
  setSitePicture: async ({ tools, user, body: { picture, ...input } }) =>
    after(tools, await setSitePicture(tools, user, { ...input, bytes: Buffer.from(picture, 'base64') })),
  removeSitePicture: async ({ tools, user, body }) => after(tools, await removeSitePicture(tools, user, body)),
}

function after(tools: Tools, done: Outcome<object, keyof typeof siteRefusals | keyof typeof emblemRefusals>) {
  if (done.ok) return answerLooks(tools)
  const { reason } = done
  if (!isEmblemRefusal(reason)) return refuseCommand(siteRefusalStatus, siteRefusals, { reason })
  const message = emblemRefusals[reason]()
  return refuseWith(400, message, { errors: [{ path: ['picture'], message, name: 'ValidationError' }] })
}

async function answerLooks({ database }: Tools) {
  const { sections, versions } = await readSections(database)
  const { pictures, ...entered } = sections.looks
  const { logo = null, icon = null, share = null, front = null } = pictures
  return answerOne({ version: versions.looks, ...entered, logo, icon, share, front })
}
