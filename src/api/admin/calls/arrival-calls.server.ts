// The operator's calls about how guests arrive at a home, and its house manual.

import { codeRefusalStatus, codeRefusals } from '#admin/bookings/code/code-refusals.ts'
import { findCodesOfStay, setBookingCode } from '#admin/bookings/code/set-booking-code.server.ts'
import { changeArrival, findArrival } from '#admin/stays/arrival/change-arrival.server.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import { changeManual, findManual } from '#admin/stays/manual/change-manual.server.ts'
import { manualRefusalStatus, manualRefusals } from '#admin/stays/manual/manual-refusals.ts'
import { isPictureRefusal, pictureRefusals } from '#admin/stays/photos/picture-refusals.ts'
import type { arrivalContract } from '#api/admin-contract/arrival-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, refuseCommand } from '#api/content/booking-answers.ts'
import { refuseFields } from '#api/content/calls/address-fields.ts'
import { answerOne, notThere, refuseWith } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'

export const arrivalCalls: Handlers<keyof typeof arrivalContract> = {
  readArrival: ({ tools, user, path }) => answerArrival(tools, user, path.slug as Slug),

  changeArrival: async ({ tools, user, path, body: { version, arrival } }) => {
    const slug = path.slug as Slug
    const changed = await changeArrival(tools, user, { slug, version }, arrival)
    return changed.ok ? answerArrival(tools, user, slug) : refuseCommand(homeRefusalStatus, homeRefusals, changed)
  },

  changeManual: async ({ tools, user, path, body: { picture, ...input } }) => {
    const slug = path.slug as Slug
    const bytes = picture === undefined ? undefined : Buffer.from(picture, 'base64')
    const changed = await changeManual(tools, user, slug, input, bytes)
    if (changed.ok) return answerArrival(tools, user, slug)
    const { reason } = changed
    if (reason === 'no-room') return refuseWith(503, pictureRefusals[reason]())
    if (isPictureRefusal(reason)) return refuseFields([['picture', pictureRefusals[reason]()]])
    if (reason === 'alt-missing') return refuseFields([['alt', manualRefusals[reason]]])
    return refuseCommand(manualRefusalStatus, manualRefusals, { reason })
  },

  readBookingCode: ({ tools, user, path }) => answerCode(tools, user, path.id),

  setBookingCode: async ({ tools, user, path, body }) => {
    const set = await setBookingCode(tools, user, { bookingId: path.id, ...body })
    return set.ok ? answerCode(tools, user, path.id) : refuseCommand(codeRefusalStatus, codeRefusals, set)
  },
}

async function answerCode(tools: Tools, who: Operator, bookingId: string) {
  const booking = await findForOperator(tools, who, bookingId)
  const codes = booking && (await findCodesOfStay(tools, who, bookingId))
  return codes ? answerOne(codes) : noBooking
}

async function answerArrival(tools: Tools, who: Operator, slug: Slug) {
  const [home, arrival, manual] = await Promise.all([
    findHomeInFrame(tools.database, who, slug),
    findArrival(tools, who, slug),
    findManual(tools.database, who, slug),
  ])
  if (!home || !arrival) return notThere
  return answerOne({
    ...{ slug, version: home.version },
    arrival: { ...arrival, hostLanguages: [...arrival.hostLanguages] },
    manual: manual.map(({ id: section, title, text, alt, path }) => ({ section, title, text, alt, path })),
  })
}
