// The operator's calls about their day and outbox: what waits, and what the house sent.

import { countChannels } from '#admin/channels/count-channels.server.ts'
import type { lettersContract } from '#api/admin-contract/letters-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'
import { answerOne, answerWith, notThere, refuseWith } from '#api/content/content-answer.ts'
import { sentence } from '#catalogue/sentence.ts'
import { countConversations } from '#messages/count-conversations.server.ts'
import { type MessageToRead, readOutbox } from '#messages/outbox/read-outbox.server.ts'
import { countOutbox, sendAgain } from '#platform/outbox/outbox.server.ts'
import { may } from '#users/permissions/permissions.ts'

const notGivenUp = () => refuseWith(409, sentence('calls.notGivenUp'), { reason: 'not-given-up' })

export const lettersCalls: Handlers<keyof typeof lettersContract> = {
  readDay: async ({ tools, user }) => {
    const [outbox, conversations, channels] = await Promise.all([
      may(user, 'outbox') ? countOutbox(tools.database) : null,
      may(user, 'conversations') ? countConversations(tools, user) : null,
      may(user, 'channels') ? countChannels(tools, user) : null,
    ])
    return answerOne({ now: tools.clock.now().toISOString(), outbox, conversations, channels })
  },

  listOutbox: async ({ tools, user, query }) => {
    const { size } = askedPage({ pagination: query.pagination })
    const [entries, counts] = await Promise.all([
      readOutbox(tools, user, { limit: size + 1, ...(query.cursor === undefined ? {} : { before: query.cursor }) }),
      countOutbox(tools.database),
    ])
    const shown = entries.slice(0, size)
    const next = entries.length > size ? String(shown.at(-1)!.id) : null
    const total = counts.waiting + counts.sent + counts.failed
    return answerWith({
      data: shown.map(describeMessage),
      meta: { counts, pagination: { pageSize: size, total, next } },
    })
  },

  sendAgain: async ({ tools, user, path: { id } }) => {
    const sent = await sendAgain(tools.database, id, tools.clock.now())
    const [entry] = await readOutbox(tools, user, { before: id + 1, limit: 1 })
    if (entry?.id !== id) return notThere
    return sent ? answerOne(describeMessage(entry)) : notGivenUp()
  },
}

function describeMessage({ id, createdAt, ...message }: MessageToRead) {
  return { ...message, id: String(id), createdAt: createdAt.toISOString() }
}
