// Asks somebody with neither a confirmed address nor a number to confirm one (Spec 4: requires verification).

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Posted, postedTo } from './change-form.tsx'

export function VerificationPrompt({ email, posted }: { readonly email: string | null; readonly posted: Posted }) {
  const { faults, news } = postedTo(posted, 'verify')
  return (
    <Notice tone="plain" title={sentence('users.pleaseConfirm')}>
      {faults.form && (
        <p role="alert" className="text-alarm">
          {faults.form}
        </p>
      )}
      {email ? (
        <>
          <p>{sentence('users.emailUnseen', { email })}</p>
          <Form method="post" className="mt-3">
            <SubmitButton intent="verify" quiet>
              {sentence('users.sendLink')}
            </SubmitButton>
          </Form>
        </>
      ) : (
        <p>{sentence('users.noAddressKnown')}</p>
      )}
      <p role="status" className="mt-2 text-moss">
        {news}
      </p>
    </Notice>
  )
}
