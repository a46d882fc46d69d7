// The operator's calls about the nights of a home: read, blocked, opened.

import { blockHome, openNights } from '#admin/calendar/nights/block-home.server.ts'
import { wrongFirst } from '#admin/calendar/nights/block-input.ts'
import { type BlockRefused, blockRefusalStatus, sayBlockRefusal } from '#admin/calendar/nights/block-refusals.ts'
import { describeNights, findHomeOfNights } from '#admin/calendar/nights/describe-nights.server.ts'
import type { nightsContract } from '#api/admin-contract/nights-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseFields, written } from '#api/content/calls/address-fields.ts'
import { answerOne, notThere, refuseWith } from '#api/content/content-answer.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentenceBy } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import type { Slug } from '#values/slug.ts'

export const nightsCalls: Handlers<keyof typeof nightsContract> = {
  readNightsAtDesk: ({ tools, user, path, query }) => answerNights(tools, user, path.slug, { month: query.month }),

  blockNights: async ({ tools, user, path, body }) => {
    const slug = path.slug as Slug
    const home = await findHomeOfNights(tools, slug)
    if (!home) return notThere
    const wrong = wrongFirst(body.first, dayInZone(tools.clock.now(), home.timeZone))
    if (wrong) return refuseFields([['first', sentenceBy(wrong)]])
    const blocked = await blockHome(tools, user, slug, body)
    return blocked.ok ? answerNights(tools, user, slug, { month: body.first.slice(0, 7) }) : refuseBlock(blocked)
  },

  openNights: async ({ tools, user, path, body }) => {
    const opened = await openNights(tools, user, path.slug as Slug, { blockId: path.id, ...body })
    return opened.ok ? answerNights(tools, user, path.slug, {}) : refuseBlock(opened)
  },
}

function refuseBlock(refusal: BlockRefused) {
  const { reason } = refusal
  return refuseWith(blockRefusalStatus[reason], sayBlockRefusal(refusal, currentLanguage().locale), { reason })
}

async function answerNights(tools: Tools, who: Operator, slug: string, asked: { readonly month?: string | undefined }) {
  const home = await describeNights(tools, who, slug as Slug, written(asked))
  if (!home) return notThere
  const { name, version, currency, timeZone, units, nights, blocks } = home
  return answerOne({
    ...{ slug: home.slug, name, version, currency, timeZone },
    units: [...units],
    nights: nights.map(({ day, state, minor, takings, word, price, notes }) => ({
      ...{ day, state, nightlyMinor: minor },
      takings: takings.map(({ unit, state: its, bookingId, said }) => ({
        ...{ unit, state: its, booking: bookingId, inWords: { said } },
      })),
      inWords: { word, price, notes: [...notes] },
    })),
    blocks: blocks.map(({ id, unit, reason, note, from, until, said }) => ({
      ...{ id, unit, reason, note, from, until, inWords: { said } },
    })),
  })
}
