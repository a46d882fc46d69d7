// For owners: whether everybody who works here has to sign in in two steps.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { TitledSection } from '#ui/section.tsx'

type Props = { readonly operatorsNeedSecondFactor: boolean; readonly isDemandedByConfiguration: boolean }

export function SecondFactorForm({ operatorsNeedSecondFactor, isDemandedByConfiguration }: Props) {
  return (
    <TitledSection id="two-steps" title={sentence('people.twoSteps')} className="card flex flex-col gap-4 p-5 md:p-6">
      <p className="text-ink-soft">{sentence('people.twoStepsHint')}</p>
      <p className="font-semibold">
        {operatorsNeedSecondFactor || isDemandedByConfiguration
          ? sentence('people.twoStepsOn')
          : sentence('people.twoStepsOff')}
      </p>
      {isDemandedByConfiguration && <p>{sentence('people.twoStepsByConfiguration')}</p>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="isNeeded" value={operatorsNeedSecondFactor ? 'no' : 'yes'} />
        <SubmitButton quiet intent="set-second-factor">
          {operatorsNeedSecondFactor ? sentence('people.twoStepsRelease') : sentence('people.twoStepsDemand')}
        </SubmitButton>
      </Form>
      <p>
        <TextLink to="/user#factor">{sentence('people.ownTwoSteps')}</TextLink>
      </p>
    </TitledSection>
  )
}
