// The page shown when nights could not be held: why, and where to go on.

import { Link, useHref } from 'react-router'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import type { PriceView } from '#bookings/words/price-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink, SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'

type HoldRefusedProps = {
  readonly stayName: string
  readonly sentence: string
  /** Details of the refusal, if there are any. */
  readonly details: readonly string[]
  /** The home's page with the input still filled in. */
  readonly back: string
  /** The price at which the same input can be had now. */
  readonly fresh: FreshOffer | undefined
}

type FreshOffer = {
  readonly price: PriceView
  readonly instant: boolean
  /** Everything that was typed. */
  readonly fields: Readonly<Record<string, string>>
  readonly reserve: string
}

export function HoldRefused({ stayName, sentence: why, details, back, fresh }: HoldRefusedProps) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 py-8">
      <h1 className="font-display text-4xl">{stayName}</h1>
      <p role="alert" className="notice notice-wrong w-full">
        {why}
      </p>
      {details.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {details.map(detail => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {fresh && <Fresh {...fresh} />}
      <p>{sentence('checkout.nothingBooked')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={back} className={fresh ? 'button button-quiet' : 'button'}>
          {fresh ? sentence('checkout.lookAgain') : sentence('checkout.otherDates')}
        </Link>
        <ButtonLink quiet to="/stays">
          {sentence('checkout.otherHomes')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Fresh({ price, instant, fields, reserve }: FreshOffer) {
  return (
    <form method="post" action={useHref(reserve)} className="card flex w-full flex-col gap-4 p-5">
      <HiddenFields values={fields} />
      <PriceBreakdown price={price} />
      <SubmitButton intent="hold">
        {instant
          ? sentence('checkout.reserveAt', { total: price.total })
          : sentence('checkout.askAt', { total: price.total })}
      </SubmitButton>
    </form>
  )
}
