// The box beside a home: dates, party, total price and the step to the checkout.

import type { ReactNode } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { DatesPicker } from '#quotes/dates/dates-picker.tsx'
import type { LoadDays } from '#quotes/dates/use-known-days.tsx'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { searchField, type VisitFaults } from '#quotes/input/visit-fields.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { FollowingForm } from '#ui/following-form.tsx'
import { Notice } from '#ui/notice.tsx'
import { ChargedNote } from './charged-note.tsx'
import { type HeldView, isOtherVisit } from './held-view.ts'
import { QuoteChoices } from './quote-choices.tsx'
import type { ChosenFields } from './quote-input.ts'
import type { ChoicesView, PricedView, QuoteView } from './quote-view.ts'
import { quoteFormId, ReserveButton } from './reserve-button.tsx'

type QuoteBoxProps = {
  readonly visit: VisitInput
  readonly fields: ChosenFields
  readonly quote: QuoteView
  readonly choices: ChoicesView | undefined
  /** What one can say of the price before dates are chosen: `from €640 for 4 nights`. */
  readonly from: string | undefined
  /** Where the input is sent to be held, at the total that is shown. */
  readonly reserve: string | undefined
  /** What follows once it is sent. */
  readonly whatFollows: string | undefined
  /** Where one asks about the home. */
  readonly ask: string
  readonly today: string
  /** Their own nights that are held here already. */
  readonly held?: HeldView | undefined
  /** Their booking here that waits for its payment. */
  readonly unpaid?: HeldView | undefined
  /** Asked for the days of the calendar that the fields open. */
  readonly loadDays?: LoadDays | undefined
  /** What the numbers in it mean. */
  readonly prices?: string | undefined
  /** The lines of the price. */
  readonly children?: ReactNode
}

const datesFaultId = 'dates-fault'

/** One form with two buttons: its fields are what is priced and what is reserved. */
export function QuoteBox({
  visit,
  fields,
  quote,
  choices,
  from,
  reserve,
  whatFollows,
  ask,
  today,
  held,
  unpaid,
  loadDays,
  prices,
  children,
}: QuoteBoxProps) {
  const isPriced = quote.kind === 'priced'
  const isAsking = useIsAsking()
  const general = generalFaults(quote, choices)
  const isMove = held && isOtherVisit(held, fields)
  return (
    <section id="quote" aria-labelledby="quote-title" className="quote-box card">
      <h2 id="quote-title" className="sr-only">
        {sentence('quotes.visitAndPrice')}
      </h2>
      {unpaid && <Unpaid unpaid={unpaid} />}
      {held && <Held held={held} quiet={isPriced && isMove} />}
      <Total quote={quote} from={from} isAsking={isAsking} />
      {/* Spec 8: what is said of whatever has no words of its own. */}
      {quote.kind === 'unreachable' && <Notice tone="wrong">{friendlyMessage('unknown-error')}</Notice>}
      {general.length > 0 && <Notice tone="wrong">{general.join(' ')}</Notice>}
      <FollowingForm
        id={quoteFormId}
        values={valuesOf(fields, choices)}
        live
        preventScrollReset
        className="flex flex-col gap-3"
      >
        <DateFields {...{ visit, quote, today, loadDays, prices }} />
        <PartyFields fields={visit.fields} faults={faultsOf(visit, quote)} />
        {fields[searchField] && <input type="hidden" name={searchField} value={fields[searchField]} />}
        {choices && <QuoteChoices choices={choices} />}
        <button
          type="submit"
          className={isPriced ? 'button button-quiet script-hidden' : held ? 'button button-quiet' : 'button'}
        >
          {isPriced ? sentence('quotes.workOutAgain') : sentence('quotes.seePrice')}
        </button>
        {isPriced && reserve && (!held || isMove) && (
          <>
            <ReserveButton quote={quote} reserve={reserve} isMove={isMove} />
            <p className="text-center text-ink-soft text-sm">{whatFollows}</p>
          </>
        )}
      </FollowingForm>
      {isPriced && (
        <>
          <RefundPromise quote={quote} />
          {children}
        </>
      )}
      <TextLink to={ask}>{sentence('messages.askAboutHome')}</TextLink>
    </section>
  )
}

type HeldProps = { readonly held: HeldView; readonly quiet: boolean | undefined }

/** The way back to the checkout, and what becomes of the hold when other nights are reserved. */
function Held({ held: { checkout, inWords }, quiet }: HeldProps) {
  return (
    <Notice tone="plain" title={sentence('quotes.holding', { dates: inWords.dates })}>
      <p>{sentence('quotes.heldUntil', { until: inWords.until })}</p>
      <Link to={checkout} className={quiet ? 'button button-quiet mt-3' : 'button mt-3'}>
        {sentence('quotes.toCheckout')}
      </Link>
    </Notice>
  )
}

/** The way to pay for what they have booked. */
function Unpaid({ unpaid: { checkout, inWords } }: { readonly unpaid: HeldView }) {
  return (
    <Notice tone="plain" title={sentence('quotes.unpaid', { dates: inWords.dates })}>
      <p>{sentence('quotes.unpaidUntil', { until: inWords.until })}</p>
      <Link to={checkout} className="button mt-3">
        {sentence('quotes.toPayment')}
      </Link>
    </Notice>
  )
}

/** What the fields hold according to the address, with what they hold when it does not name them. */
function valuesOf(fields: ChosenFields, choices: ChoicesView | undefined): ChosenFields {
  return choices && choices.plans.length > 0 ? { ...fields, plan: choices.plan } : fields
}

/** Whether the fields were changed and the answer is on its way. */
function useIsAsking(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname
}

type TotalProps = Pick<QuoteBoxProps, 'quote' | 'from'> & { readonly isAsking: boolean }

function Total({ quote, from, isAsking }: TotalProps) {
  return (
    <div aria-live="polite" aria-busy={isAsking} className="quote-total">
      {quote.kind === 'priced' ? (
        <>
          <p>
            <strong className="price text-3xl">{quote.total}</strong> {quote.totalFor}
          </p>
          {quote.charged && <ChargedNote {...quote.charged} />}
          <p className="text-ink-soft text-sm">{sentence('quotes.includedPerNight', { perNight: quote.perNight })}</p>
        </>
      ) : quote.kind === 'refused' ? (
        <p className="font-display text-2xl">{refusedTitle(quote)}</p>
      ) : quote.kind === 'unreachable' ? (
        <p className="font-display text-2xl">{sentence('quotes.noPriceYet')}</p>
      ) : (
        <>
          <p className="price text-2xl">{from ?? sentence('quotes.yourDates')}</p>
          <p className="text-ink-soft text-sm">{sentence('quotes.included')}</p>
        </>
      )}
    </div>
  )
}

type Refused = Extract<QuoteView, { kind: 'refused' }>

function refusedTitle({ dates, party, plan, coupon, extras }: Refused): string {
  if (dates.length > 0) return sentence('quotes.notTheseDates')
  if (party.length > 0) return sentence('quotes.notTheseGuests')
  if (coupon.length > 0) return sentence('quotes.notThisCode')
  if (plan.length > 0) return sentence('quotes.notThisRate')
  return extras.length > 0 ? sentence('quotes.notTheseExtras') : sentence('quotes.notForNow')
}

type DateFieldsProps = Pick<QuoteBoxProps, 'visit' | 'quote' | 'today' | 'loadDays' | 'prices'>

function DateFields({ visit, quote, today, loadDays, prices }: DateFieldsProps) {
  const { fields, hints, faults } = visit
  const against = quote.kind === 'refused' ? quote.dates : []
  const shared = { type: 'date', min: today, sharedFault: against.length > 0 ? datesFaultId : undefined }
  const { in: arrive, out: leave } = fields
  return (
    <>
      <div className="date-pair">
        <Field
          {...shared}
          id="in"
          name="in"
          label={sentence('quotes.arrive')}
          defaultValue={arrive}
          hint={hints.in}
          fault={faults.in}
        />
        <Field
          {...shared}
          id="out"
          name="out"
          label={sentence('quotes.leave')}
          defaultValue={leave}
          hint={hints.out}
          fault={faults.out}
        />
        <DatesPicker {...{ today, loadDays, prices }} />
      </div>
      {against.length > 0 && (
        <ul id={datesFaultId} className="flex flex-col gap-1 text-alarm text-sm">
          {against.map(why => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What the rules say against the party stands beside its field. */
function faultsOf({ faults }: VisitInput, quote: QuoteView): VisitFaults {
  if (quote.kind !== 'refused') return faults
  return { ...faults, adults: quote.party.join(' ') || undefined }
}

/** What has no field on the page to stand beside. */
function generalFaults(quote: QuoteView, choices: ChoicesView | undefined): readonly string[] {
  if (quote.kind !== 'refused') return []
  const { other, plan, extras } = quote
  return [
    ...other,
    ...(choices && choices.plans.length > 0 ? [] : plan),
    ...(choices?.extras.some(({ fault }) => fault) ? [] : extras),
  ]
}

function RefundPromise({ quote }: { readonly quote: PricedView }) {
  return (
    <ul className="cancelling">
      {quote.cancelling.map(promise => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  )
}
