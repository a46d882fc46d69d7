// The owner's calls about the services that the site is connected to.

import {
  type ChangedConnection,
  connectMail,
  connectStripe,
  connectTexts,
  disconnect,
} from '#admin/site/connections/change-connections.server.ts'
import { connectionRefusalStatus, connectionRefusals } from '#admin/site/connections/connection-refusals.ts'
import { describeConnections } from '#admin/site/connections/describe-connections.server.ts'
import { tryMail } from '#admin/site/connections/try-mail.server.ts'
import type { siteConnectionsContract } from '#api/admin-contract/site/site-connections-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

export const siteConnectionsCalls: Handlers<keyof typeof siteConnectionsContract> = {
  readConnections: async ({ tools }) => answerOne(await describeConnections(tools)),
  connectMail: async ({ tools, user, body }) => answerChanged(tools, await connectMail(tools, user, body)),
  connectTexts: async ({ tools, user, body }) => answerChanged(tools, await connectTexts(tools, user, body)),
  connectStripe: async ({ tools, user, body }) => answerChanged(tools, await connectStripe(tools, user, body)),
  disconnect: async ({ tools, user, path }) => answerChanged(tools, await disconnect(tools, user, path.service)),
  tryMail: async ({ tools, user }) => {
    const tried = await tryMail(tools, user)
    if (!tried.ok) return refuseCommand(connectionRefusalStatus, connectionRefusals, tried)
    return answerOne({ to: tried.to, answer: tried.answer })
  },
}

const answerChanged = async (tools: Tools, changed: ChangedConnection) =>
  changed.ok
    ? answerOne(await describeConnections(tools))
    : refuseCommand(connectionRefusalStatus, connectionRefusals, changed)
