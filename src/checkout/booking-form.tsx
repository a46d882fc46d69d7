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
import { AddressProof } from './address-proof.tsx'
import { checkoutFormId } from './choices-box.tsx'

import type { ProofView } from './proof-view.ts'
import { SomebodyElse } from './somebody-else.tsx'
import { keepTyped } from './typed-here.client.ts'

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
  /** Books without an account. */
  readonly isGuest: boolean
  /** For guests without an account: the address that a code or the mailed link proved. */
  readonly provedEmail: string | undefined
  /** The code that was mailed to them and is awaited. */
  readonly proof?: ProofView | undefined
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
  isGuest,
  provedEmail,
  proof,
}: BookingFormProps) {
  const busy = useNavigation().state !== 'idle'
  const wrong = Object.keys(faults).length > 0
  const intent = retry ?? (over ? 'again' : 'book')
  const label = retry ? sayRetry(retry) : over ? sentence('checkout.tryAgain') : sayBook(instant, total)
  const awaited = intent === 'book' && !provedEmail ? proof : undefined
  const form = useRef<HTMLFormElement>(null)
  const { hold } = hidden
  useEffect(() => (form.current && hold ? keepTyped(form.current, hold) : undefined), [hold])
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong])
  return (
    <Form id={checkoutFormId} ref={form} method="post" className="flex flex-col gap-8" noValidate>
      <HiddenFields values={hidden} />
      {/* What Enter in a field presses: the first button of a form. */}
      <button type="submit" name="intent" value={intent} hidden disabled={busy} />
      {isGuest && !provedEmail && !over && <SignInInstead />}
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
        {awaited && <AddressProof {...awaited} />}
        <SubmitButton intent={intent} disabled={busy}>
          {label}
        </SubmitButton>
        {awaited && (
          <button type="submit" name="intent" value="send-code" className="link min-h-11 cursor-pointer self-center">
            {sentence('checkout.newCode')}
          </button>
        )}
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

/** For who has an account: what was typed so far goes along. */
function SignInInstead() {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p>{sentence('checkout.haveAccount')}</p>
      {(['sign-in', 'register'] as const).map(way => (
        <button key={way} type="submit" name="intent" value={way} className="link min-h-11 cursor-pointer">
          {way === 'sign-in' ? sentence('checkout.signIn') : sentence('checkout.register')}
        </button>
      ))}
    </div>
  )
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
