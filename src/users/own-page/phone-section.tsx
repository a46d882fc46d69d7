// The telephone number of an account: added by a code that is sent to it, changed, or taken away.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
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
  const change = phoneNumber ? sentence('users.changeNumber') : sentence('users.addNumber')
  const remove = sentence('users.removeNumber')
  return (
    <OwnSection id="phone" title={sentence('users.yourPhone')}>
      <p className="mt-2 text-ink-soft">
        {phoneNumber ? sentence('users.codeGoesTo', { phoneNumber }) : sentence('users.withANumber')}
      </p>
      <p role="status" className="mt-2 text-moss">
        {step?.name === 'phone-code' ? news : saved}
      </p>
      {isElsewhere && (
        <Link to={hostedPhonePath} className="link mt-3 inline-flex min-h-11 items-center font-semibold">
          {change}
        </Link>
      )}
      {!isElsewhere && step?.name === 'phone-code' && (
        <CodeForm
          intent="phone-code"
          posted={posted}
          submit={sentence('users.saveNumber')}
          carried={{ ticket: step.ticket, phoneNumber: step.phoneNumber }}
        />
      )}
      {!isElsewhere && step?.name !== 'phone-code' && (
        <ChangeForm title={change} intent="phone" submit={sentence('users.sendCodeToNumber')} {...shared}>
          <PhoneNumberField value={typed} fault={postedTo(posted, 'phone').faults.phoneNumber} />
        </ChangeForm>
      )}
      {phoneNumber && !step && <ChangeForm title={remove} intent="phone-remove" submit={remove} {...shared} />}
    </OwnSection>
  )
}
