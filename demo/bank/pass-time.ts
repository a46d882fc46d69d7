// What time alone brings, each thing at the moment at which it was due.

import { atMoment, type Bank, type Planned } from './bank.ts'
import { endDispute, openDispute } from './objects/disputes.ts'
import { answerLate, cancelIntent } from './objects/intents.ts'
import { payOut } from './objects/moves.ts'
import { expireSession, noteLate } from './objects/sessions.ts'

const happenings: Readonly<Record<Planned['what'], (bank: Bank, planned: Planned) => void>> = {
  'session-ends': (bank, { about }) => {
    if (bank.books.sessions[about]?.status === 'open') expireSession(bank, about)
  },
  'card-answers': (bank, { about, well }) => {
    answerLate(bank, about, well)
    noteLate(bank, bank.books.intents[about]!)
  },
  'hold-lapses': (bank, { about }) => {
    if (bank.books.intents[about]?.status === 'requires_capture') cancelIntent(bank, about, 'automatic')
  },
  'dispute-opens': (bank, { about, well }) => {
    const charge = bank.books.charges[about]!
    if (charge.amount_captured > charge.amount_refunded) openDispute(bank, about, well)
  },
  'dispute-ends': (bank, { about, well }) => endDispute(bank, about, well),
  payout: bank => payOut(bank),
}

/** Whether anything happened. What happens may plan more. */
export function passTime(bank: Bank): boolean {
  const { books } = bank
  const now = bank.now().getTime()
  let happened = false
  for (;;) {
    const next = books.planned.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)[0]
    if (!next) return happened
    books.planned.splice(books.planned.indexOf(next), 1)
    happenings[next.what](atMoment(bank, next.at), next)
    happened = true
  }
}
