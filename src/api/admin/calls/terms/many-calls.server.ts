// The operator's call that changes prices, rules or terms of many homes at once.

import { changeMany } from '#admin/many/change-many.server.ts'
import type { ManyPreview } from '#admin/many/home-previews.server.ts'
import { manyRefusalStatus, manyRefusals, sayHomeRefusal } from '#admin/many/many-refusals.ts'
import { describeEffect } from '#api/admin/answers/describe-rate-effect.server.ts'
import type { manyContract } from '#api/admin-contract/terms/many-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { keyed } from '#catalogue/sentence.ts'

export const manyCalls: Handlers<keyof typeof manyContract> = {
  changeManyRates: async ({ tools, user, body }) => {
    const changed = await changeMany(tools, user, body)
    if (!changed.ok) return refuseCommand(manyRefusalStatus, manyRefusals, { reason: changed.reason })
    return answerOne({ saved: changed.saved, ...describePreview(changed.preview, tools.clock.now()) })
  },
}

/** What a change means at each home, with the mark by which it is saved. */
export function describePreview({ mark, homes }: ManyPreview, now: Date) {
  return {
    mark,
    homes: homes.map(({ slug, name, refusal, effect }) => {
      const said = refusal && sayHomeRefusal(refusal)
      return {
        ...{ slug, name, refusal: refusal && said ? { reason: refusal, sentence: said, ...keyed(said) } : null },
        effect: effect ? describeEffect(effect, now) : null,
      }
    }),
  }
}
