// Forgotten password: mails a link to choose a new one.

import { data } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { mailToAddress } from '#users/form/mail-codes.server.ts'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { EmailField } from '#users/form/sign-in-fields.tsx'
import { SignInForm, SignInLink } from '#users/form/sign-in-form.tsx'
import { type Faults, parseEmailInput, typed } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { clientOf } from '#users/session/client.server.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/forgot-password'

export function loader() {
  return { head: { title: sentence('pages.forgottenPassword') } }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, address } = context.get(pageContext)
  const form = await request.formData()
  const answer = { email: typed(form, 'email'), faults: {} as Faults, sent: false }
  if (namesIntent(form)) return data({ ...answer, faults: { form: unknownIntent() } }, { status: 400 })
  const parsed = parseEmailInput(form)
  if (!parsed.ok) return data({ ...answer, faults: parsed.faults }, { status: 422 })
  const { caller } = clientOf(request, { address, url })
  const sent = await mailToAddress(tools, caller, { kind: 'PASSWORD_RESET', email: parsed.input.email })
  if (sent.ok) return data({ ...answer, sent: true })
  const { faults, status } = refusalOf(sent.reason)
  return data({ ...answer, faults }, { status })
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const faults: Faults = actionData?.faults ?? {}
  return (
    <SignInCard
      title={sentence('pages.forgottenPassword')}
      intro={sentence('pages.forgottenPasswordIntro')}
      fault={faults.form}
      news={
        // The same for every address, so that nobody learns who has an account.
        actionData?.sent && (
          <p>
            <RichSentence
              text={sentence('pages.resetLinkSent')}
              parts={{ email: () => <strong className="break-words">{actionData.email}</strong> }}
            />
          </p>
        )
      }
      ways={<SignInLink to="/login">{sentence('pages.backToSignIn')}</SignInLink>}
    >
      <SignInForm
        faults={faults}
        submit={actionData?.sent ? sentence('pages.sendAnotherLink') : sentence('pages.sendLink')}
      >
        <EmailField value={actionData?.email} fault={faults.email} />
      </SignInForm>
    </SignInCard>
  )
}
