// A forgotten password: a link to choose a new one is mailed.

import { data } from 'react-router'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { DoorCard } from '#users/form/door-card.tsx'
import { DoorForm, DoorWay } from '#users/form/door-form.tsx'
import { mailToAddress } from '#users/form/mail-codes.server.ts'
import { EmailField } from '#users/form/sign-in-fields.tsx'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { type Faults, parseEmailWish, typed } from '#users/form/sign-in-wish.ts'
import { doorOf } from '#users/session/door.server.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/forgot-password'

export function loader() {
  return { head: { title: 'Forgotten password' } }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, address } = context.get(pageContext)
  const form = await request.formData()
  const answer = { email: typed(form, 'email'), faults: {} as Faults, sent: false }
  if (namesIntent(form)) return data({ ...answer, faults: { form: unknownIntent } }, { status: 400 })
  const parsed = parseEmailWish(form)
  if (!parsed.ok) return data({ ...answer, faults: parsed.faults }, { status: 422 })
  const { caller } = doorOf(request, { address, url })
  const sent = await mailToAddress(tools, caller, { kind: 'PASSWORD_RESET', email: parsed.wish.email })
  if (sent.ok) return data({ ...answer, sent: true })
  const { faults, status } = refusalOf(sent.reason)
  return data({ ...answer, faults }, { status })
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const faults: Faults = actionData?.faults ?? {}
  return (
    <DoorCard
      title="Forgotten password"
      intro="Tell us your e-mail address, and we send you a link with which you choose a new one."
      fault={faults.form}
      news={
        // The same words for every address: nobody learns here who has an account.
        actionData?.sent && (
          <p>
            If there is an account for <strong className="break-words">{actionData.email}</strong>, a link is on its way
            to it. It is good for one hour.
          </p>
        )
      }
      ways={<DoorWay to="/login">Back to sign in</DoorWay>}
    >
      <DoorForm faults={faults} submit={actionData?.sent ? 'Send another link' : 'Send the link'}>
        <EmailField value={actionData?.email} fault={faults.email} />
      </DoorForm>
    </DoorCard>
  )
}
