// What an operator can do with one booking: three ways to cancel it, each with what it gives back, and a no-show.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { BookingActions } from './by-hand-view.ts'

export function BookingActionsSection({ actions }: { readonly actions: BookingActions }) {
  const { hidden, asGuest, asHouse, goodwill, noShow } = actions
  return (
    <TitledSection id="actions" title={sentence('byHand.actions')}>
      <Form method="post" className="card flex flex-col gap-6 p-5" noValidate>
        <HiddenFields values={hidden} />
        <Field
          id="end-reason"
          name="reason"
          label={sentence('adminBookings.wordToGuest')}
          maxLength={500}
          autoComplete="off"
        />
        <ul className="grid items-start gap-6 md:grid-cols-2">
          <Choice what={asGuest} intent="cancel-for-guest" button={sentence('byHand.cancelForGuest')} />
          {goodwill && (
            <li className="flex flex-col items-start gap-2">
              <Field
                id="goodwill"
                name="sum"
                label={sentence('byHand.goodwill')}
                hint={goodwill}
                inputMode="decimal"
                autoComplete="off"
                className="w-full"
              />
              <SubmitButton intent="cancel-goodwill" quiet>
                {sentence('byHand.cancelWithGoodwill')}
              </SubmitButton>
            </li>
          )}
          <Choice what={asHouse} intent="cancel-booking" button={sentence('byHand.cancelAsHouse')} />
          {noShow && <Choice what={noShow} intent="no-show" button={sentence('adminBookings.nobodyCame')} />}
        </ul>
      </Form>
    </TitledSection>
  )
}

type ChoiceProps = { readonly what: string; readonly intent: string; readonly button: string }

function Choice({ what, intent, button }: ChoiceProps) {
  return (
    <li className="flex flex-col items-start gap-2">
      <p className="tabular-nums">{what}</p>
      <SubmitButton intent={intent} quiet>
        {button}
      </SubmitButton>
    </li>
  )
}
