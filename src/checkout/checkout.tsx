// The checkout page: countdown, visit and price, and the booking form, or how to sign in.

import { useState } from 'react'
import { Form, Link } from 'react-router'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import type { PriceView } from '#bookings/words/price-view.ts'
import { VisitSummary } from '#bookings/words/visit-summary.tsx'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ChargedNote } from '#quotes/charged-note.tsx'
import type { ChargedNoteView, ChoicesView } from '#quotes/quote-view.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { BookingForm, type BookingFormProps } from './booking-form.tsx'
import { ChoicesBox, checkoutFormId } from './choices-box.tsx'
import type { ChoicesPreview } from './choices-preview.ts'
import { HoldCountdown } from './hold-countdown.tsx'

type CheckoutProps = Omit<BookingFormProps, 'hidden' | 'over' | 'total'> & {
  readonly holdId: string
  readonly quoteId: string
  readonly visit: VisitView
  readonly price: PriceView
  readonly charged: ChargedNoteView | undefined
  readonly wayIn: 'sign-in' | 'verify' | undefined
  readonly over: boolean
  readonly secondsLeft: number
  readonly until: string
  readonly commandKey: string
  /** Why the last attempt was refused. */
  readonly refusal?: string | undefined
  /** What came of asking for a code. */
  readonly news?: string | undefined
  /** The home's page, when these nights are no longer available. */
  readonly back?: string | undefined
  /** Extras and code; absent where there is nothing to choose. */
  readonly choices?: ChoicesView | undefined
  /** What a change of them would cost. */
  readonly preview?: ChoicesPreview | undefined
}

export function Checkout({
  holdId,
  quoteId,
  visit,
  price,
  wayIn,
  over,
  secondsLeft,
  until,
  charged,
  ...rest
}: CheckoutProps) {
  const { refusal, back, choices, preview, commandKey, news, ...form } = rest
  const [ranOut, setRanOut] = useState(over)
  const isOver = over || ranOut
  // Said at the top, not beside the fields far below.
  const failed = form.payFault ?? form.pay.fault
  const hidden = { hold: holdId, quote: quoteId, key: commandKey }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{titleOf(form.instant, visit.stayName)}</h1>
      {refusal && (
        <Notice tone="wrong">
          {refusal}{' '}
          {back && (
            <Link reloadDocument to={back} className="link">
              {sentence('checkout.otherDates')}
            </Link>
          )}
        </Notice>
      )}
      {failed && !refusal && (
        <Notice tone="wrong" title={sentence('checkout.notPaid')}>
          <p>{failed}</p>
          {!isOver && (
            <p>
              {sentence('checkout.stillYours')}{' '}
              <a href="#confirm-title" className="link">
                {sentence('checkout.payAgain')}
              </a>
            </p>
          )}
        </Notice>
      )}
      {news && <Notice tone="plain">{news}</Notice>}
      {isOver ? (
        !refusal && <Notice tone="wrong">{sentence('checkout.timeOver')}</Notice>
      ) : (
        <HoldCountdown key={holdId} secondsLeft={secondsLeft} until={until} onOver={() => setRanOut(true)} />
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <aside
          aria-label={sentence('checkout.yourVisit')}
          className="flex flex-col gap-4 lg:col-start-2 lg:row-start-1"
        >
          <div className="card flex flex-col gap-6 p-5">
            <VisitSummary visit={visit} />
            <hr className="border-line" />
            <PriceBreakdown price={price}>{charged && <ChargedNote {...charged} />}</PriceBreakdown>
          </div>
          {!isOver && choices && <ChoicesBox choices={choices} preview={preview} />}
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {wayIn ? (
            <WayIn way={wayIn} hidden={hidden} over={isOver} />
          ) : (
            <BookingForm
              {...form}
              pay={{ ...form.pay, fault: undefined }}
              payFault={undefined}
              total={price.total}
              hidden={hidden}
              over={isOver}
            />
          )}
        </div>
        {!isOver && (
          <div className="lg:col-start-2">
            <ReleaseNights hidden={hidden} />
          </div>
        )}
      </div>
    </div>
  )
}

type HiddenProps = { readonly hidden: Readonly<Record<string, string>> }

type WayInProps = HiddenProps & { readonly way: 'sign-in' | 'verify'; readonly over: boolean }

function WayIn({ way, hidden, over }: WayInProps) {
  return (
    <Form id={checkoutFormId} method="post" className="card flex flex-col items-start gap-4 p-6">
      <HiddenFields values={hidden} />
      <h2 className="font-display text-2xl">
        {way === 'sign-in' ? sentence('checkout.signInToFinish') : sentence('checkout.confirmToFinish')}
      </h2>
      <p>{way === 'sign-in' ? sentence('checkout.whySignIn') : sentence('checkout.followLink')}</p>
      {over ? (
        <SubmitButton intent="again">{sentence('checkout.tryAgain')}</SubmitButton>
      ) : way === 'sign-in' ? (
        <SubmitButton intent="sign-in">{sentence('checkout.signIn')}</SubmitButton>
      ) : (
        <SubmitButton intent="verify">{sentence('checkout.toConfirmation')}</SubmitButton>
      )}
      {!over && <p className="text-ink-soft text-sm">{sentence('checkout.nightsStay')}</p>}
    </Form>
  )
}

function ReleaseNights({ hidden }: HiddenProps) {
  return (
    <Form method="post" className="text-center">
      <HiddenFields values={hidden} />
      <button type="submit" name="intent" value="release" className="link min-h-11 cursor-pointer">
        {sentence('checkout.letGo')}
      </button>
    </Form>
  )
}

function titleOf(instant: boolean, stayName: string): string {
  return instant ? sentence('checkout.book', { stayName }) : sentence('checkout.request', { stayName })
}
