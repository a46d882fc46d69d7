// The calls for bookings without an account: mail the link, exchange its key, claim the booking.

import { randomUUID } from 'node:crypto'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerOne, answerWith, refuseWith } from '#api/content/content-answer.ts'
import type { manageContract } from '#api/contract/manage-contract.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'
import { mailManageLink } from '#trips/manage/ask-link.server.ts'
import { claimBookings } from '#trips/manage/claim-bookings.server.ts'
import { linkRefusalStatus, linkRefusals } from '#trips/manage/handle-guest-booking.server.ts'
import { openLink, typeCode } from '#trips/manage/type-code.server.ts'
import { contactLasts } from '#users/contact/contact-key.server.ts'
import { later } from '#values/duration.ts'

export const manageCalls: Handlers<keyof typeof manageContract> = {
  mailManageLink: async ({ tools, body, address, origin }) => {
    await mailManageLink(tools, { ...body, address, origin })
    return answerWith({ ok: true })
  },

  openManageLink: async ({ tools, body, origin }) => {
    const opened = await openLink(tools, body.key, { origin })
    if (!opened.ok) return refuseWith(404, strapiWords.notFound, { reason: opened.reason })
    const { token, about } = opened
    return answerOne({ token, about, expiresAt: later(tools.clock.now(), contactLasts).toISOString() })
  },

  typeCode: async ({ tools, body, address, origin }) => {
    const proved = await typeCode(tools, { ...body, key: randomUUID(), address }, { origin })
    if (!proved.ok) {
      const { reason } = proved
      return refuseWith(linkRefusalStatus[reason], linkRefusals[reason], { reason })
    }
    const { about } = body
    return answerOne({ token: proved.token, about, expiresAt: later(tools.clock.now(), contactLasts).toISOString() })
  },

  claimBookings: async ({ tools, user }) => answerOne({ claimed: await claimBookings(tools, user) }),
}
