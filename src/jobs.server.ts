// Every recurring job of the site, with how often it runs.

import { expireAmendments } from '#amendments/amend/answer-amendment.server.ts'
import { backUpWhenDue } from '#backup/back-up-when-due.server.ts'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { expirePayments } from '#booking-payments/expire-payments.server.ts'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { onceANight } from '#booking-payments/reconciliation/reconcile-ledger.server.ts'
import { forgetNeedlessCards } from '#booking-payments/saved-card/forget-cards.server.ts'
import { beginVisits, endVisits } from '#bookings/visits/run-visits.server.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { expireRequests } from '#cancellations/requests/expire-requests.server.ts'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { notifyConflicts } from '#channels/conflicts/notify-conflicts.server.ts'
import { pollFeeds } from '#channels/polling/poll-feeds.server.ts'
import { takeFreedNights } from '#channels/polling/take-freed-nights.server.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { expireEnquiries } from '#enquiries/answer-enquiry.server.ts'
import { fetchEcbRates } from '#exchange/fetch-ecb-rates.server.ts'
import { cancelAbandonedPayments } from '#holds/cancel-abandoned-payments.server.ts'
import { expireHolds } from '#holds/expire-holds.server.ts'
import { noteAnswerTimes } from '#messages/answers/note-answer-times.server.ts'
import { followPapers } from '#papers/invoices/follow-papers.server.ts'
import type { Job, Jobs } from '#platform/jobs/start-jobs.server.ts'
import { removeEnded } from '#platform/retention/removal.server.ts'
import { sendMails, sendTexts } from '#platform/sending/send-messages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { publishReviews } from '#reviews/publish-reviews.server.ts'
import { warmIndex } from '#search/index/warm-index.server.ts'
import { forgetSiteCurrencies } from '#shell/currency/site-currencies.server.ts'
import { storeSeen } from '#statistics/count-seen.server.ts'
import { mailArrivals } from '#trips/before-arrival/mail-arrivals.server.ts'
import { type Milliseconds, minutes, seconds } from '#values/duration.ts'
import { removals } from './removals.server.ts'

type Run = (tools: Tools) => Promise<unknown>

function job(called: SentenceKey, period: Job['period'], run: Run, complaint: string): Job {
  return { called, period, complaint, prepare: tools => () => run(tools) }
}

/** The looks after bookings: what the clock does to them is written down twice a minute. */
const sweep = (called: SentenceKey, run: Run, complaint: string) => job(called, seconds(30), run, complaint)

const sending = (called: SentenceKey, prepare: Job['prepare']): Job => ({
  called,
  period: seconds(2),
  complaint: 'the outbox could not be sent',
  prepare,
})

async function followConflicts(tools: Tools): Promise<void> {
  await takeFreedNights(tools)
  await notifyConflicts(tools)
}

/** Nothing where no bank is asked. */
function followRates(tools: Tools) {
  const address = tools.environment.EXCHANGE_RATES
  if (address === undefined) return undefined
  return async () => {
    if (await fetchEcbRates(tools, address)) forgetSiteCurrencies(tools.database)
  }
}

/** Nothing where no backups are scheduled. */
function followBackups(tools: Tools) {
  const place = tools.environment.BACKUP_TO
  return place === undefined ? undefined : () => backUpWhenDue(tools, place)
}

const asSettingsSay: Job['period'] = ({ REMOVAL_SECONDS }): Milliseconds => seconds(REMOVAL_SECONDS)

// biome-ignore format: a table, one row a job
export const jobs = {
  'Ended holds': sweep('jobs.endedHolds', expireHolds, 'ended holds could not be noted'),
  'Ended requests': sweep('jobs.endedRequests', expireRequests, 'ended requests could not be noted'),
  'Ended changes of bookings': sweep('jobs.endedChanges', expireAmendments, 'ended changes could not be noted'),
  'Ended enquiries': sweep('jobs.endedEnquiries', expireEnquiries, 'ended enquiries could not be noted'),
  'Visits that begin': sweep('jobs.visitsBegin', beginVisits, 'visits that begin could not be noted'),
  'Mails before arrivals': job('jobs.arrivalMails', minutes(1), mailArrivals, 'mails before arrivals could not be written'),
  'Visits that end': sweep('jobs.visitsEnd', endVisits, 'visits that end could not be noted'),
  'Unpaid bookings': sweep('jobs.unpaidBookings', expirePayments, 'unpaid bookings could not be ended'),
  'Abandoned payments': sweep('jobs.abandonedPayments', cancelAbandonedPayments, 'abandoned payments could not be let go'),
  'Payments compared with their providers': sweep('jobs.paymentsCompared', reconcilePayments, 'payments could not be compared with their providers'),
  'Charges of saved cards': sweep('jobs.charges', chargeDues, 'kept cards could not be charged'),
  'Saved cards that nothing needs': sweep('jobs.needlessCards', forgetNeedlessCards, 'kept cards could not be forgotten'),
  'Damage deposits': sweep('jobs.deposits', sweepDeposits, 'damage deposits could not be looked after'),
  'Invoices and credit notes': sweep('jobs.papers', followPapers, 'invoices could not be made'),
  'Books compared each night': {
    called: 'jobs.booksCompared',
    period: minutes(20),
    complaint: 'the books could not be compared with the providers',
    prepare: onceANight,
  },
  'Reminders of what is due': job('jobs.reminders', minutes(10), remindOfDues, 'guests could not be reminded of what is due'),
  'Mails': sending('jobs.mails', sendMails),
  'Text messages': sending('jobs.texts', sendTexts),
  'Reviews to publish': job('jobs.reviews', minutes(1), publishReviews, 'reviews could not be opened'),
  'Answer times of hosts': { ...job('jobs.answerTimes', minutes(30), noteAnswerTimes, 'answer times could not be noted'), atStart: true },
  'Homes read for searches': {
    ...job('jobs.homesRead', minutes(1), warmIndex, 'the homes could not be read again for searches'),
    atStart: true,
  },
  'Calendars of other sites': job('jobs.calendars', seconds(20), pollFeeds, 'calendars of other sites could not be looked at'),
  'Conflicts with other sites': job('jobs.conflicts', seconds(10), followConflicts, 'conflicts with other sites could not be looked after'),
  'Exchange rates': {
    called: 'jobs.exchangeRates',
    period: minutes(5),
    complaint: 'the exchange rates could not be followed',
    prepare: followRates,
    atStart: true,
  },
  Backups: {
    called: 'jobs.backups',
    period: minutes(1),
    complaint: 'a backup could not be made',
    prepare: followBackups,
    atStart: true,
  },
  'Visitor statistics': job('jobs.seenCounts', seconds(5), storeSeen, 'visitor statistics could not be stored'),
  'Removal of what is over': job('jobs.removal', asSettingsSay, tools => removeEnded(tools, removals), 'not all that is over could be removed'),
} as const satisfies Jobs
