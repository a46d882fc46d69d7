// The checkout's form in three blocks: who books, what the home should know, and how it is paid and agreed.

import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { PayFields } from '#booking-payments/pay-fields.tsx'
import type { PayView } from '#booking-payments/pay-view.ts'
import type { BookingFaults, BookingValues } from '#bookings/record/booking-input.ts'
import { longestNotes } from '#bookings/record/contact.ts'
import type { CardFaults } from '#payments/test/test-cards.ts'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { checkoutFormId } from './choices-box.tsx'
import { SomebodyElse } from './somebody-else.tsx'

export type BookingFormProps = {
  /** What the form carries unseen: hold, quote, key, terms. */
  readonly hidden: Readonly<Record<string, string>>
  readonly termsHash: string
  readonly values: BookingValues
  readonly faults: BookingFaults
  readonly total: string
  readonly pay: PayView
  readonly cardFaults: CardFaults
  /** What a cancellation gives back, and until when. */
  readonly refundSentences: readonly string[]
  /** False: the home answers first. */
  readonly instant: boolean
  /** Of whoever books without an account: the address that the mailed link proved. */
  readonly provedEmail: string | undefined
  /** The time is over: the button asks for the nights again. */
  readonly over: boolean
  /** The price cannot be booked: how the nights can be taken at another. */
  readonly retry?: 'again' | 'without-code' | undefined
}

export function BookingForm({
  hidden,
  termsHash,
  values,
  faults,
  pay,
  cardFaults,
  total,
  over,
  instant,
  refundSentences,
  retry,
  provedEmail,
}: BookingFormProps) {
  const busy = useNavigation().state !== 'idle'
  const wrong = Object.keys(faults).length + Object.keys(cardFaults).length > 0
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong])
  return (
    <Form id={checkoutFormId} ref={form} method="post" className="flex flex-col gap-8" noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {wrong && (
        <Notice tone="wrong">Please look at the fields marked below; everything you typed is still there.</Notice>
      )}
      <You values={values} faults={faults} provedEmail={provedEmail} />
      <Wishes values={values} fault={faults.notes}>
        <SomebodyElse values={values} faults={faults} />
      </Wishes>
      <section aria-labelledby="confirm-title" className="flex flex-col gap-4">
        <h2 id="confirm-title" className="font-display text-2xl">
          3. Pay and confirm
        </h2>
        <PayFields pay={pay} faults={cardFaults} />
        <Sentences title="If your plans change" sentences={refundSentences} />
        <p className="text-sm">
          A visit on fixed dates has no 14-day right of withdrawal by law. What holds is the promise above.
        </p>
        <Agreement termsHash={termsHash} accepted={values.termsHash === termsHash} fault={faults.termsHash} />
        {retry ? (
          <button type="submit" name="intent" value={retry} className="button" disabled={busy}>
            {retry === 'again' ? 'Take the nights at a fresh price' : 'Take the nights without the code'}
          </button>
        ) : over ? (
          <button type="submit" name="intent" value="again" className="button" disabled={busy}>
            Try to take the nights again
          </button>
        ) : (
          <button type="submit" name="intent" value="book" className="button" disabled={busy}>
            {instant ? `Book with the duty to pay ${total}` : `Ask, with the duty to pay ${total} if the answer is yes`}
          </button>
        )}
      </section>
    </Form>
  )
}

function You({ values, faults, provedEmail }: Pick<BookingFormProps, 'values' | 'faults' | 'provedEmail'>) {
  return (
    <section aria-labelledby="you-title" className="flex flex-col gap-4">
      <h2 id="you-title" className="font-display text-2xl">
        1. You
      </h2>
      <Field
        id="name"
        name="name"
        label="Your name"
        autoComplete="name"
        required
        defaultValue={values.name}
        fault={faults.name}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label="E-mail address"
        hint={
          provedEmail ? 'Proved by the link in our mail. The confirmation goes there.' : 'The confirmation goes there.'
        }
        autoComplete="email"
        required
        readOnly={provedEmail !== undefined}
        defaultValue={provedEmail ?? values.email}
        fault={faults.email}
      />
      <Field
        id="phone"
        name="phone"
        type="tel"
        label="Phone number, if you like"
        hint="With the country code, such as +34 600 111 222. For the day you arrive."
        autoComplete="tel"
        defaultValue={values.phone}
        fault={faults.phone}
      />
    </section>
  )
}

type WishesProps = {
  readonly values: BookingValues
  readonly fault: string | undefined
  readonly children: ReactNode
}

function Wishes({ values, fault, children }: WishesProps) {
  return (
    <section aria-labelledby="wishes-title" className="flex flex-col gap-4">
      <h2 id="wishes-title" className="font-display text-2xl">
        2. Guests and wishes
      </h2>
      {children}
      <div className="flex flex-col gap-1">
        <label htmlFor="notes" className="font-semibold text-sm">
          Anything the home should know
        </label>
        <textarea
          id="notes"
          name="notes"
          rows={4}
          className="field"
          defaultValue={values.notes}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'notes-fault notes-hint' : 'notes-hint'}
        />
        <p id="notes-hint" className="text-ink-soft text-sm">
          When you arrive, who comes along, what you need. At most {longestNotes} characters.
        </p>
        {fault && (
          <p id="notes-fault" className="text-alarm text-sm">
            {fault}
          </p>
        )}
      </div>
    </section>
  )
}

type AgreementProps = { readonly termsHash: string; readonly accepted: boolean; readonly fault: string | undefined }

function Agreement({ termsHash, accepted, fault }: AgreementProps) {
  return (
    <div className="flex flex-col gap-1">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="terms"
          value={termsHash}
          defaultChecked={accepted}
          className="mt-1 size-5 shrink-0"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'terms-fault' : undefined}
        />
        <span>
          I have read the{' '}
          <a href="/tos" className="link" target="_blank" rel="noreferrer">
            terms
          </a>{' '}
          and the{' '}
          <a href="/refund" className="link" target="_blank" rel="noreferrer">
            words about cancelling
          </a>
          , and I accept them.
        </span>
      </label>
      {fault && (
        <p id="terms-fault" className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  return (
    <div className="card p-4">
      <h3 className="pb-1 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
