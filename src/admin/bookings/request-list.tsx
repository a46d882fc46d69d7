// The cards of requests and bookings in the admin pages.

import { Form, Link } from 'react-router'
import { MoneyBox } from '#admin/payments/money-box.tsx'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { StateBadge } from '#bookings/words/booking-card.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { DepositBox } from '#deposits/deposit-box.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { AdminEntry } from './admin-entry.ts'

export function RequestCard({ entry }: { readonly entry: AdminEntry }) {
  const { visit, who, notes, until, mayChange } = entry
  return (
    <article
      className="card flex flex-col gap-3 p-5"
      aria-label={sentence('adminBookings.request', { reference: entry.reference })}
    >
      <Head entry={entry} />
      <p className="break-words">{who}</p>
      {notes && <EnteredText text={notes} quoted />}
      <p className="text-ink-soft text-sm">
        {sentence('adminBookings.visitUntil', { days: visit.days, nights: visit.nights, party: visit.party, until })}
      </p>
      <SeeBooking entry={entry} />
      {mayChange && <AnswerRequestForm entry={entry} />}
    </article>
  )
}

/** Accept or decline. */
export function AnswerRequestForm({ entry: { id, hidden } }: { readonly entry: AdminEntry }) {
  return (
    <Form method="post" className="flex flex-col gap-3">
      <HiddenFields values={hidden} />
      <label htmlFor={`reason-${id}`} className="font-semibold text-sm">
        {sentence('adminBookings.wordIfDeclined')}
      </label>
      <input id={`reason-${id}`} name="reason" className="field" maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="approve">{sentence('adminBookings.approve')}</SubmitButton>
        <SubmitButton intent="decline" quiet>
          {sentence('adminBookings.decline')}
        </SubmitButton>
      </div>
    </Form>
  )
}

function SeeBooking({ entry: { id, reference, mayChange } }: { readonly entry: AdminEntry }) {
  return (
    <Link to={adminAddress(id)} className="link inline-flex min-h-11 items-center self-start">
      <RichSentence
        text={
          mayChange
            ? sentence('adminBookings.seeOrPropose', { reference })
            : sentence('adminBookings.see', { reference })
        }
        parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
      />
    </Link>
  )
}

export function VisitRow({ entry }: { readonly entry: AdminEntry }) {
  const { visit, reference } = entry
  return (
    <article className="card flex flex-col gap-1 p-5" aria-label={sentence('adminBookings.booking', { reference })}>
      <Head entry={entry} />
      <p>{sentence('adminBookings.visit', { days: visit.days, nights: visit.nights, party: visit.party })}</p>
      <p className="break-words text-ink-soft text-sm">{entry.who}</p>
      <SeeBooking entry={entry} />
      {entry.money && <MoneyBox money={entry.money} reference={reference} />}
      {entry.deposit && <DepositBox deposit={entry.deposit} reference={reference} />}
    </article>
  )
}

function Head({ entry: { visit, reference, total, state } }: { readonly entry: AdminEntry }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="font-display text-xl">{visit.stayName}</h3>
      <StateBadge state={state} forAdmin />
      <p className="w-full text-ink-soft text-sm">
        {reference} · <span className="tabular-nums">{total}</span>
      </p>
    </div>
  )
}
