// The cards of requests and visits on the admin bookings page.

import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { MoneyBox } from '#admin/payments/money-box.tsx'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { StateBadge } from '#bookings/words/booking-card.tsx'
import { DepositBox } from '#deposits/deposit-box.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import type { AdminEntry } from './admin-entry.ts'

export function RequestCard({ entry }: { readonly entry: AdminEntry }) {
  const { id, visit, who, notes, until, hidden, mayChange } = entry
  return (
    <article className="card flex flex-col gap-3 p-5" aria-label={`Request ${entry.reference}`}>
      <Head entry={entry} />
      <p className="break-words">{who}</p>
      {notes && <p className="whitespace-pre-line break-words border-line border-s-2 pl-4">{notes}</p>}
      <p className="text-ink-soft text-sm">
        {visit.days}, {visit.nights}, {visit.party}. Ends by itself at {until}.
      </p>
      {mayChange && (
        <Form method="post" className="flex flex-col gap-3">
          <HiddenFields values={hidden} />
          <label htmlFor={`reason-${id}`} className="font-semibold text-sm">
            A word to the guest, should you decline
          </label>
          <input id={`reason-${id}`} name="reason" className="field" maxLength={500} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="approve">Approve</SubmitButton>
            <SubmitButton intent="decline" quiet>
              Decline
            </SubmitButton>
          </div>
        </Form>
      )}
    </article>
  )
}

type VisitRowProps = { readonly entry: AdminEntry; readonly children?: ReactNode }

export function VisitRow({ entry, children }: VisitRowProps) {
  return (
    <article className="card flex flex-col gap-1 p-5" aria-label={`Booking ${entry.reference}`}>
      <Head entry={entry} />
      <p>
        {entry.visit.days}, {entry.visit.nights}, {entry.visit.party}
      </p>
      <p className="break-words text-ink-soft text-sm">{entry.who}</p>
      <Link to={adminAddress(entry.id)} className="link inline-flex min-h-11 items-center self-start">
        {entry.mayChange ? 'See it whole, or propose a change' : 'See it whole'}{' '}
        <span className="sr-only">of {entry.reference}</span>
      </Link>
      {entry.money && <MoneyBox money={entry.money} reference={entry.reference} />}
      {entry.deposit && <DepositBox deposit={entry.deposit} reference={entry.reference} />}
      {children}
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
