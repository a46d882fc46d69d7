// The nights that are chosen in the chart of all homes: a booking of them is entered, or they are blocked.

import { Form, Link } from 'react-router'
import { BlockFields } from '#admin/calendar/nights/block-editor.tsx'
import type { BlockTyped } from '#admin/calendar/nights/nights-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ChosenNights } from './chart-view.ts'

type Props = {
  readonly chosen: ChosenNights
  readonly typed: BlockTyped | undefined
  readonly refusal: string | undefined
}

export function ChosenPanel({ chosen, typed, refusal }: Props) {
  const { name, unit, nights, takings, isPast, book, drop, mayBlock } = chosen
  return (
    <section id="chosen" aria-labelledby="chosen-title" tabIndex={-1} className="chart-panel card">
      <div className="flex items-start justify-between gap-3">
        <p id="chosen-title" className="min-w-0">
          <strong className="block">{unit ? sentence('calendar.homeAndUnit', { home: name, unit }) : name}</strong>
          {nights}
        </p>
        <Link
          to={drop}
          preventScrollReset
          replace
          className="-me-2 inline-flex size-11 shrink-0 items-center justify-center"
          aria-label={sentence('calendar.dropChoice')}
        >
          <Icon name="cross" />
        </Link>
      </div>
      {isPast && <p>{sentence('nights.passed')}</p>}
      {takings.length > 0 && (
        <ul>
          {takings.map(({ booking, inWords }) => (
            <li key={`${inWords.said} ${inWords.nights}`}>
              {booking ? (
                <TextLink to={`/admin/bookings/${booking}`}>{sentence('calendar.taking', inWords)}</TextLink>
              ) : (
                sentence('calendar.taking', inWords)
              )}
            </li>
          ))}
        </ul>
      )}
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        {book && (
          <Link to={book} className="button">
            {sentence('calendar.bookThese')}
          </Link>
        )}
        {(mayBlock || typed) && <BlockDetails chosen={chosen} typed={typed} />}
      </div>
    </section>
  )
}

function BlockDetails({ chosen, typed }: Omit<Props, 'refusal'>) {
  const { home, unitId, first, last, today } = chosen
  const values: BlockTyped['values'] = typed?.values ?? { reason: 'owner', first, last }
  const faults: BlockTyped['faults'] = typed?.faults ?? {}
  const field = fieldsOf({ values, faults, idOf: name => `block-${name}`, autoComplete: 'off' })
  return (
    <details open={typed !== undefined} className="open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {sentence('calendar.blockThese')}
      </summary>
      <Form
        method="post"
        key={`${home} ${unitId} ${first} ${last}`}
        className="flex flex-col gap-5 pt-3"
        aria-label={sentence('calendar.blockNights')}
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="home" value={home} />
        {unitId !== null && <input type="hidden" name="unit" value={unitId} />}
        <BlockFields field={field} today={today} />
        <SubmitButton intent="block" className="self-start">
          {sentence('calendar.blockThese')}
        </SubmitButton>
      </Form>
    </details>
  )
}
