// The box on a booking that was paid first: its guest proves the address, or corrects it.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { MailCodeField } from '#checkout/mail-code-field.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLookAgain } from '#ui/time/use-look-again.tsx'
import type { ProofTold } from './proof-told.ts'

type ProveAddressProps = {
  readonly email: string
  readonly commandKey: string
  readonly told: ProofTold | undefined
  /** The page has another button to press first. */
  readonly quiet: boolean
}

export function ProveAddress({ email, commandKey, told = {}, quiet }: ProveAddressProps) {
  const { codeFault, typed, emailFault, news } = told
  // The link of the same mail may be opened elsewhere.
  useLookAgain(true)
  return (
    <section id="prove" aria-labelledby="prove-title" className="card flex flex-col gap-4 p-5 print:hidden">
      <h2 id="prove-title" className="font-display text-2xl">
        {sentence('trips.proveTitle')}
      </h2>
      {news && <Notice tone="plain">{news}</Notice>}
      <p className="break-words">{sentence('trips.proveText', { email })}</p>
      <Form method="post" action="?#prove" noValidate className="flex flex-col items-start gap-3">
        <input type="hidden" name="key" value={commandKey} />
        <MailCodeField className="w-48 max-w-full" fault={codeFault} />
        <SubmitButton intent="prove" quiet={quiet}>
          {sentence('trips.proveNow')}
        </SubmitButton>
      </Form>
      <details open={Boolean(emailFault)}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{sentence('trips.noCode')}</summary>
        <Form key={email} method="post" action="?#prove" noValidate className="flex flex-col items-start gap-3 pt-2">
          <Field
            id="email"
            name="email"
            type="email"
            label={sentence('checkout.email')}
            autoComplete="email"
            className="w-full max-w-md"
            defaultValue={typed ?? email}
            fault={emailFault}
          />
          <SubmitButton intent="new-code" quiet>
            {sentence('checkout.newCode')}
          </SubmitButton>
        </Form>
      </details>
    </section>
  )
}
