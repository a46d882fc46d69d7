// The checkout's form in three blocks: guest, wishes, payment and agreement.

import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { PayFields } from '#booking-payments/pay-fields.tsx'
import type { PayView } from '#booking-payments/pay-view.ts'
import type { BookingFaults, BookingValues } from '#bookings/record/booking-input.ts'
import { longestNotes } from '#bookings/record/contact.ts'
import { sentence } from '#catalogue/sentence.ts'
import { FoldedRecipient } from '#papers/recipient/recipient-fields.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { checkoutFormId } from './choices-box.tsx'
import { SomebodyElse } from './somebody-else.tsx'

export type BookingFormProps = {
  /** What the form carries unseen: hold, quote, key, terms. */
  readonly hidden: Readonly<Record<string, string>>
  readonly termsHash: string
  readonly values: BookingValues
  readonly faults?: BookingFaults | undefined
  readonly total: string
  readonly pay: PayView
  /** Why the last try to pay failed. */
  readonly payFault?: string | undefined
  /** What a cancellation gives back, and until when. */
  readonly refundSentences: readonly string[]
  /** False: the home answers first. */
  readonly instant: boolean
  /** For guests without an account: the address that the mailed link proved. */
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
  faults = {},
  pay,
  payFault,
  total,
  over,
  instant,
  refundSentences,
  retry,
  provedEmail,
}: BookingFormProps) {
  const busy = useNavigation().state !== 'idle'
  const wrong = Object.keys(faults).length > 0
  const intent = retry ?? (over ? 'again' : 'book')
  const label = retry ? sayRetry(retry) : over ? sentence('checkout.tryAgain') : sayBook(instant, total)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong])
  return (
    <Form id={checkoutFormId} ref={form} method="post" className="flex flex-col gap-8" noValidate>
      <HiddenFields values={hidden} />
      {wrong && <Notice tone="wrong">{sentence('checkout.marked')}</Notice>}
      <You values={values} faults={faults} provedEmail={provedEmail} />
      <Wishes values={values} faults={faults} />
      <TitledSection id="confirm-title" title={sentence('checkout.pay')}>
        <PayFields pay={pay} fault={payFault} />
        <FoldedRecipient values={values} faults={faults} />
        <div className="card p-4">
          <h3 className="pb-1 font-semibold">{sentence('checkout.plansChange')}</h3>
          <Sentences sentences={refundSentences} />
        </div>
        <p className="text-sm">{sentence('checkout.noWithdrawal')}</p>
        <Agreement termsHash={termsHash} accepted={values.termsHash === termsHash} fault={faults.termsHash} />
        {intent === 'book' && <p className="text-sm">{sayObligation(instant, total)}</p>}
        <SubmitButton intent={intent} disabled={busy}>
          {label}
        </SubmitButton>
      </TitledSection>
    </Form>
  )
}

function sayRetry(retry: NonNullable<BookingFormProps['retry']>): string {
  return retry === 'again' ? sentence('checkout.freshPrice') : sentence('checkout.withoutCode')
}

/** What the law wants to be said where a button binds. */
function sayObligation(instant: boolean, total: string): string {
  return instant ? sentence('checkout.bookBinds', { total }) : sentence('checkout.requestBinds', { total })
}

function sayBook(instant: boolean, total: string): string {
  return instant ? sentence('checkout.bookAndPay', { total }) : sentence('checkout.askAndPay', { total })
}

type FieldsProps = { readonly values: BookingValues; readonly faults: BookingFaults }

function You({ provedEmail, ...typed }: FieldsProps & Pick<BookingFormProps, 'provedEmail'>) {
  const field = fieldsOf(typed)
  const email = field('email')
  return (
    <TitledSection id="you-title" title={sentence('checkout.you')}>
      <Field {...field('name')} label={sentence('checkout.name')} autoComplete="name" required />
      <Field
        {...email}
        type="email"
        label={sentence('checkout.email')}
        hint={provedEmail ? sentence('checkout.provedEmail') : sentence('checkout.emailHint')}
        autoComplete="email"
        required
        readOnly={provedEmail !== undefined}
        defaultValue={provedEmail ?? email.defaultValue}
      />
      <Field
        {...field('phone')}
        type="tel"
        label={sentence('checkout.phone')}
        autoComplete="tel"
        hint={sentence('checkout.phoneHint')}
      />
    </TitledSection>
  )
}

function Wishes(typed: FieldsProps) {
  return (
    <TitledSection id="wishes-title" title={sentence('checkout.wishes')}>
      <SomebodyElse {...typed} />
      <TextArea
        {...fieldsOf(typed)('notes')}
        rows={4}
        label={sentence('checkout.notes')}
        hint={sentence('checkout.notesHint', { most: longestNotes })}
      />
    </TitledSection>
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
          <RichSentence
            text={sentence('checkout.agree')}
            parts={{
              terms: inner => (
                <Link to="/tos" className="link" target="_blank" rel="noreferrer">
                  {inner}
                </Link>
              ),
              cancelling: inner => (
                <Link to="/refund" className="link" target="_blank" rel="noreferrer">
                  {inner}
                </Link>
              ),
            }}
          />
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
