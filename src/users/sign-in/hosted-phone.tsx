// Signing in by phone where a hosted provider keeps people: it wants a captcha, so both steps are taken by its SDK.

import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { beginAuth, loadAuth } from '#identity/browser/load-auth.client.ts'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { SignInForm } from '#users/form/sign-in-form.tsx'
import type { Faults } from '#users/form/sign-in-input.ts'
import { type SignInStep, stepNews, stepWords } from '#users/form/sign-in-step.ts'
import { useScriptedForm } from '#users/form/use-scripted-form.tsx'
import { consumeLanding } from '#users/landing/consume-landing.client.ts'
import { SignInStepFields } from './sign-in-step-fields.tsx'
import { parseCode, parsePhone, type StepFields } from './step-input.ts'

type HostedPhoneProps = {
  /** Links to the other sign-in methods. */
  readonly ways: ReactNode
  /** What the server answered to the form, which without script it refuses. */
  readonly posted: Faults<StepFields> | undefined
}

const asking = { name: 'phone' } as const

export function HostedPhone({ ways, posted }: HostedPhoneProps) {
  const navigate = useNavigate()
  const captcha = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<Extract<SignInStep, { name: 'phone-code' }>>()
  const number = useScriptedForm({
    parse: parsePhone,
    run: async ({ phoneNumber }) => (await loadAuth()).sendPhoneCode(phoneNumber, captcha.current!),
    onDone: ({ sessionInfo }, { phoneNumber }) => setStep({ name: 'phone-code', sessionInfo, phoneNumber }),
    faults: posted,
  })
  const code = useScriptedForm({
    parse: parseCode,
    run: async input => (await loadAuth()).signInByPhone(step!.sessionInfo, input.code),
    onDone: ({ verified }) => navigate(consumeLanding(verified), { replace: true }),
  })
  const shown = step ?? asking
  const { faults, busy, onSubmit } = step ? code : number
  return (
    <SignInCard
      title={sentence('users.signIn')}
      intro={stepWords(shown.name).intro}
      fault={faults.form}
      news={stepNews(shown)}
      ways={ways}
    >
      <noscript>
        <p className="mb-5">{sentence('users.phoneNeedsScript')}</p>
      </noscript>
      <SignInForm
        key={shown.name}
        submit={stepWords(shown.name).submit}
        onBegin={beginAuth}
        {...{ faults, busy, onSubmit }}
      >
        <SignInStepFields step={shown} values={{}} faults={faults} />
      </SignInForm>
      <div ref={captcha} />
    </SignInCard>
  )
}
