// A new number where a hosted provider keeps people: its SDK has the code sent behind its captcha, our server brings it there.

import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { beginAuth, loadAuth } from '#identity/browser/load-auth.client.ts'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { SignInForm } from '#users/form/sign-in-form.tsx'
import type { Faults } from '#users/form/sign-in-input.ts'
import { type SignInStep, stepNews, stepWords } from '#users/form/sign-in-step.ts'
import { useScriptedForm } from '#users/form/use-scripted-form.tsx'
import { hostedPhonePath } from '#users/landing/provider-pages.ts'
import { SignInStepFields } from '#users/sign-in/sign-in-step-fields.tsx'
import { parsePhone } from '#users/sign-in/step-input.ts'
import { PasswordAgain } from './change-form.tsx'
import type { ChangeFields } from './change-input.ts'

type CodeStep = Extract<SignInStep, { name: 'phone-code' }>

/** What the server says of the form that was posted; `step` when its code can be tried again. */
type PhonePosted = { readonly faults: Faults<ChangeFields>; readonly step?: CodeStep | undefined }

type HostedPhoneFormProps = {
  /** The address of the account whose password is asked for again; null when it has none. */
  readonly passwordOf: string | null
  readonly posted: PhonePosted | undefined
  /** The link back to the account. */
  readonly back: ReactNode
}

export function HostedPhoneForm({ passwordOf, posted, back }: HostedPhoneFormProps) {
  const [sent, setSent] = useState<{ readonly step: CodeStep; readonly after: PhonePosted | undefined }>()
  // A code that was sent since is news to what the server said before.
  const shown: PhonePosted | undefined = sent && sent.after === posted ? { step: sent.step, faults: {} } : posted
  if (!shown?.step) {
    return <NumberStep faults={shown?.faults} back={back} onSent={step => setSent({ step, after: posted })} />
  }
  const { step, faults } = shown
  const ways = (
    <>
      <Link reloadDocument to={hostedPhonePath} className="link inline-flex min-h-11 items-center self-start">
        {sentence('users.beginAgain')}
      </Link>
      {back}
    </>
  )
  return (
    <SignInCard title={sentence('users.yourPhone')} ways={ways} fault={faults.form} news={stepNews(step)}>
      <SignInForm faults={faults} submit={sentence('users.saveNumber')}>
        <SignInStepFields step={step} values={{}} faults={{ code: faults.code }} />
        <PasswordAgain intent="phone-code" passwordOf={passwordOf} fault={faults.currentPassword} />
      </SignInForm>
    </SignInCard>
  )
}

type NumberStepProps = Pick<HostedPhoneFormProps, 'back'> & {
  readonly faults: Faults<ChangeFields> | undefined
  readonly onSent: (step: CodeStep) => void
}

function NumberStep({ faults: told, back, onSent }: NumberStepProps) {
  const captcha = useRef<HTMLDivElement>(null)
  const { faults, busy, onSubmit } = useScriptedForm({
    parse: parsePhone,
    run: async ({ phoneNumber }) => (await loadAuth()).sendPhoneCode(phoneNumber, captcha.current!),
    onDone: ({ sessionInfo }, { phoneNumber }) => onSent({ name: 'phone-code', sessionInfo, phoneNumber }),
    faults: told,
  })
  return (
    <SignInCard
      title={sentence('users.yourPhone')}
      ways={back}
      intro={sentence('users.weSendACode')}
      fault={faults.form}
    >
      <noscript>
        <p className="mb-5">{sentence('users.codeNeedsScript')}</p>
      </noscript>
      <SignInForm submit={stepWords('phone').submit} onBegin={beginAuth} {...{ faults, busy, onSubmit }}>
        <SignInStepFields step={{ name: 'phone' }} values={{}} faults={faults} />
      </SignInForm>
      <div ref={captcha} />
    </SignInCard>
  )
}
