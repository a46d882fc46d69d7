// The operator's calls about statements of the bank.

import { applyStatement } from '#admin/statements/apply-statement.server.ts'
import { sayMatch } from '#admin/statements/describe-statement.server.ts'
import { matchCredits } from '#admin/statements/match-entries.server.ts'
import { sayFault, statementRefusalStatus, statementRefusals } from '#admin/statements/statement-refusals.ts'
import { findStatement, setReading, storeStatement } from '#admin/statements/store-statement.server.ts'
import type { statementContract } from '#api/admin-contract/statement-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, type ContentRefusal, refuseWith } from '#api/content/content-answer.ts'
import { paymentRefusals } from '#bookings/record/payment-refusals.ts'
import type { TableQuestion } from '#payments/statements/read-csv.server.ts'
import type { StatementFault } from '#payments/statements/statement.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

export const statementCalls: Handlers<keyof typeof statementContract> = {
  uploadStatement: async ({ tools, user, body }) => {
    const stored = await storeStatement(tools, user, Buffer.from(body.file, 'base64'))
    if (stored.ok) return answerStatement(tools, user, stored.id)
    if (stored.reason === 'fault') return refuseFault(stored.fault)
    return refuseCommand(statementRefusalStatus, statementRefusals, stored)
  },

  readStatement: ({ tools, user, path }) => answerStatement(tools, user, path.id),

  explainStatement: async ({ tools, user, path, body }) => {
    const saved = await setReading(tools, user, { id: path.id, ...body })
    if (saved.ok) return answerStatement(tools, user, path.id)
    if (saved.reason === 'fault') return refuseFault(saved.fault)
    return refuseCommand(statementRefusalStatus, statementRefusals, saved)
  },

  applyStatement: async ({ tools, user, path, body, origin }) => {
    const applied = await applyStatement(tools, user, { id: path.id, ...body, origin })
    if (!applied.ok) {
      const reason = applied.reason === 'entries-wrong' ? [...applied.wrong.values()][0]! : applied.reason
      return refuseCommand(statementRefusalStatus, statementRefusals, { reason })
    }
    const statement = await describe(tools, user, path.id)
    if (!statement) return refuseUnknown
    const left = [...applied.left].map(([entry, reason]) => ({
      ...{ entry, reason, inWords: { said: paymentRefusals[reason] } },
    }))
    return answerOne({ statement, left })
  },
}

const refuseUnknown = refuseCommand(statementRefusalStatus, statementRefusals, { reason: 'statement-unknown' })

function refuseFault(fault: StatementFault): ContentRefusal {
  return refuseWith(422, sayFault(fault), { reason: fault.reason })
}

async function answerStatement(tools: Tools, user: Operator, id: string) {
  const statement = await describe(tools, user, id)
  return statement ? answerOne(statement) : refuseUnknown
}

async function describe(tools: Tools, user: Operator, id: string) {
  const found = await findStatement(tools, user, id)
  if (!found) return undefined
  const known = { id, version: found.version, uploadedAt: found.uploadedAt.toISOString() }
  if (found.read.kind === 'question') {
    return { ...known, question: describeQuestion(found.read.question), credits: [], debits: 0, ignored: 0 }
  }
  const { credits, debits, ignored } = found.read.statement
  const matched = await matchCredits(tools.database, user, credits)
  return {
    ...{ ...known, question: null, debits, ignored },
    credits: matched.map((each, entry) => {
      const { bookedOn, minor, currency, payer, text } = each.credit
      const { match, booking, differenceMinor, otherwiseMinor } = each
      return {
        ...{ entry, bookedOn, minor, currency, payer, text, match, differenceMinor, otherwiseMinor },
        ...{ booking: booking?.reference ?? null, inWords: { said: sayMatch(each) } },
      }
    }),
  }
}

function describeQuestion({ missing, head, example, found }: TableQuestion) {
  const { day = null, amount = null, payer = null, text = null } = found
  return { missing: [...missing], head: [...head], example: [...example], day, amount, payer, text }
}
