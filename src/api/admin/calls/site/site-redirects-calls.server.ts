// The operator's calls about redirects.

import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import { siteRefusalStatus, siteRefusals } from '#admin/site/change/site-refusals.ts'
import { addRedirect, removeRedirect } from '#admin/site/redirects/change-redirects.server.ts'
import { listRedirects } from '#admin/site/redirects/describe-redirects.server.ts'
import { formerPath } from '#admin/site/redirects/redirect-input.ts'
import type { siteRedirectsContract } from '#api/admin-contract/site/site-redirects-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerPart } from '#api/content/calls/answer-page.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'

export const siteRedirectsCalls: Handlers<keyof typeof siteRedirectsContract> = {
  listRedirects: async ({ tools, user, query }) => answerPart(query, await listRedirects(tools, user)),

  addRedirect: async ({ tools, user, body }) => {
    const added = await addRedirect(tools, user, body)
    if (!added.ok) return refuse(added)
    const found = (await listRedirects(tools, user)).find(({ from }) => from === formerPath(body.from))
    return found ? answerOne(found, { location: '/api/admin/site/redirects' }) : notThere
  },

  removeRedirect: async ({ tools, user, path }) => {
    const removed = await removeRedirect(tools, user, path)
    return removed.ok ? answerOne({ id: path.id }) : refuse(removed)
  },
}

const refuse = (changed: Extract<ChangedSite, { readonly ok: false }>) =>
  refuseCommand(siteRefusalStatus, siteRefusals, changed)
