// Asks somebody with neither a confirmed address nor a number to confirm one (Spec 4: requires verification).

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Posted, postedTo } from './change-form.tsx'

export function VerificationPrompt({ email, posted }: { readonly email: string | null; readonly posted: Posted }) {
  const { faults, news } = postedTo(posted, 'verify')
  return (
    <Notice tone="plain" title="Please confirm how we reach you">
      {faults.form && (
        <p role="alert" className="text-alarm">
          {faults.form}
        </p>
      )}
      {email ? (
        <>
          <p>We have not seen yet that {email} is yours. A link by mail shows it.</p>
          <Form method="post" className="mt-3">
            <SubmitButton intent="verify" quiet>
              Send me the link
            </SubmitButton>
          </Form>
        </>
      ) : (
        <p>We know no address of yours. Please add a phone number below.</p>
      )}
      <p role="status" className="mt-2 text-moss">
        {news}
      </p>
    </Notice>
  )
}
