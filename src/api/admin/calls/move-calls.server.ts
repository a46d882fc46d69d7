// The operator's calls that move a booking to another home, and exchange the homes of two.

import { sayAgainst } from '#amendments/moves/fits-home.ts'
import { homeIdOf, homesToMove, mostHomesToMove } from '#amendments/moves/list-homes.server.ts'
import { moveBooking } from '#amendments/moves/move-booking.server.ts'
import { moveRefusalStatus, moveRefusals } from '#amendments/moves/move-refusals.ts'
import { swapBookings } from '#amendments/moves/swap-bookings.server.ts'
import type { moveContract } from '#api/admin-contract/move-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { findBookingId, findForOperator } from '#trips/find-booking.server.ts'
import { afterCommand } from './after-command.server.ts'

export const moveCalls: Handlers<keyof typeof moveContract> = {
  listHomesToMove: async ({ tools, user, path, query }) => {
    const booking = await findForOperator(tools, user, path.id)
    const asked = { bookingId: path.id, name: query.name, most: mostHomesToMove }
    const found = booking && (await homesToMove(tools, user, asked))
    if (!found) return noBooking
    const { locale } = currentLanguage()
    return answerOne({
      version: booking.version,
      total: found.total,
      homes: found.homes.map(({ slug, name, city, units, judged }) => ({
        ...{ slug, name, city, suits: judged.ok, against: [...sayAgainst(judged, locale)] },
        units: units.map(({ unitId, name: called }) => ({ unit: unitId, name: called })),
      })),
    })
  },

  moveBooking: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const { version, home, unit: unitId, reason } = body
    const stayId = await homeIdOf(tools.database, home)
    const input = { bookingId: path.id, version, stayId, unitId, reason, key: headers['idempotency-key'], origin }
    return afterCommand(asked, await moveBooking(tools, user, input), moveRefusalStatus, moveRefusals)
  },

  swapHomes: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const { version, partner, partnerVersion, reason } = body
    const partnerId = await findBookingId(tools, partner)
    const input = { bookingId: path.id, partnerId, version, partnerVersion, reason }
    const swapped = await swapBookings(tools, user, { ...input, key: headers['idempotency-key'], origin })
    return afterCommand(asked, swapped, moveRefusalStatus, moveRefusals)
  },
}
