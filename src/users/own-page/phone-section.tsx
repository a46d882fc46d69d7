// The telephone number of an account: added by a code that is sent to it, changed, or taken away.

import { Link } from 'react-router'
import { PhoneNumberField } from '#users/form/sign-in-fields.tsx'
import { hostedPhonePath } from '#users/landing/provider-pages.ts'
import { ChangeForm, OwnSection, type Posted, postedTo } from './change-form.tsx'
import { CodeForm } from './code-form.tsx'
import type { OwnPageStep } from './own-page-form.ts'

type PhoneSectionProps = {
  readonly phoneNumber: string | null
  readonly passwordOf: string | null
  readonly posted: Posted
  readonly step: OwnPageStep | undefined
  readonly typed: string | undefined
  /** A provider elsewhere wants a captcha before it sends a code, which has a page of its own. */
  readonly isElsewhere: boolean
}

export function PhoneSection({ phoneNumber, passwordOf, posted, step, typed, isElsewhere }: PhoneSectionProps) {
  const { news } = postedTo(posted, 'phone')
  const saved = postedTo(posted, 'phone-code').news ?? postedTo(posted, 'phone-remove').news
  const shared = { posted: step ? { ...posted, news: undefined } : posted, passwordOf }
  return (
    <OwnSection id="phone" title="Your phone">
      <p className="mt-2 text-ink-soft">
        {phoneNumber
          ? `You can sign in with a code sent to ${phoneNumber}.`
          : 'With a number you can sign in by a code.'}
      </p>
      <p role="status" className="mt-2 text-moss">
        {step?.name === 'phone-code' ? news : saved}
      </p>
      {isElsewhere && (
        <Link to={hostedPhonePath} className="link mt-3 inline-flex min-h-11 items-center font-semibold">
          {phoneNumber ? 'Change the number' : 'Add a number'}
        </Link>
      )}
      {!isElsewhere && step?.name === 'phone-code' && (
        <CodeForm
          intent="phone-code"
          posted={posted}
          submit="Save this number"
          carried={{ ticket: step.ticket, phoneNumber: step.phoneNumber }}
        />
      )}
      {!isElsewhere && step?.name !== 'phone-code' && (
        <ChangeForm
          title={phoneNumber ? 'Change the number' : 'Add a number'}
          intent="phone"
          submit="Send a code to it"
          {...shared}
        >
          <PhoneNumberField value={typed} fault={postedTo(posted, 'phone').faults.phoneNumber} />
        </ChangeForm>
      )}
      {phoneNumber && !step && (
        <ChangeForm title="Remove the number" intent="phone-remove" submit="Remove the number" {...shared} />
      )}
    </OwnSection>
  )
}
