// A process that carries out one command about money and may be killed meanwhile: `node money-process.ts '{…}'`.

import { refundByHand } from '#admin/payments/money-admin.server.ts'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { answerDispute } from '#booking-payments/disputes/answer-dispute.server.ts'
import { endDeposit } from '#deposits/end-deposit.server.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { openDatabase } from '#platform/tools/database.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

/** A command by its name, with what it is given. */
export type MoneyCommand =
  | { readonly name: 'charge' }
  | { readonly name: 'hold' }
  | { readonly name: 'end-deposit'; readonly asked: Parameters<typeof endDeposit>[2] }
  | { readonly name: 'refund'; readonly asked: Parameters<typeof refundByHand>[2] }
  | { readonly name: 'dispute'; readonly asked: Parameters<typeof answerDispute>[2] }

/** What such a process is told. */
export type MoneyProcess = {
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
  /** The time at which its clock stands. */
  readonly now: string
  readonly operator: Operator
  readonly command: MoneyCommand
}

export function carryOutMoney(tools: Tools, operator: Operator, command: MoneyCommand): Promise<unknown> {
  if (command.name === 'charge') return chargeDues(tools)
  if (command.name === 'hold') return sweepDeposits(tools)
  if (command.name === 'end-deposit') return endDeposit(tools, operator, command.asked)
  if (command.name === 'refund') return refundByHand(tools, operator, command.asked)
  return answerDispute(tools, operator, command.asked)
}

if (import.meta.main) {
  const { url, settings, now, operator, command } = JSON.parse(process.argv[2]!) as MoneyProcess
  const log = openLog('silent')
  const clock = { now: () => new Date(now) }
  const tools = { database: openDatabase({ url, log }), log, clock, environment: parseEnvironment(settings) }
  await carryOutMoney(tools, operator, command)
  await tools.database.$client.end()
}
