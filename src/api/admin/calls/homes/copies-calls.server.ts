// The operator's call that copies a home.

import { copyHome } from '#admin/copies/copy-home.server.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import type { copiesContract } from '#api/admin/contract/homes/copies-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import type { Slug } from '#values/slug.ts'

export const copiesCalls: Handlers<keyof typeof copiesContract> = {
  copyHome: async ({ tools, user, path, body }) => {
    const copied = await copyHome(tools, user, path.slug as Slug, body)
    if (!copied.ok) return refuseCommand(homeRefusalStatus, homeRefusals, copied)
    const home = await findHomeInFrame(tools.database, user, copied.slug)
    if (!home) return notThere
    const { name, version, statusCode: status } = home
    return answerOne({ slug: copied.slug, name, status, version }, { location: `/api/admin/homes/${copied.slug}` })
  },
}
