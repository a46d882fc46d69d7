// Creating an account with an e-mail address and a password.

import { data, redirect, useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { beginAuth, loadAuth } from '#identity/browser/load-auth.client.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { EmailField, NameField, PasswordField } from '#users/form/sign-in-fields.tsx'
import { SignInForm, SignInLink } from '#users/form/sign-in-form.tsx'
import { parseRegisterInput, typed } from '#users/form/sign-in-input.ts'
import { refusalOf } from '#users/form/sign-in-refusal.ts'
import { useScriptedForm } from '#users/form/use-scripted-form.tsx'
import { register } from '#users/register.server.ts'
import { clientOf } from '#users/session/client.server.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/register'

export function loader({ context }: Route.LoaderArgs) {
  const { environment } = context.get(pageContext).tools
  return { head: { title: sentence('pages.register') }, leastLength: environment.IDENTITY_PASSWORD_LENGTH }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, address } = context.get(pageContext)
  const form = await request.formData()
  const values = { email: typed(form, 'email'), displayName: typed(form, 'displayName') }
  if (namesIntent(form)) return data({ values, faults: { form: unknownIntent() } }, { status: 400 })
  const parsed = parseRegisterInput(form)
  if (!parsed.ok) return data({ values, faults: parsed.faults }, { status: 422 })
  const entered = await register(tools, clientOf(request, { address, url }), parsed.input)
  if (!entered.ok) {
    const { faults, status } = refusalOf(entered.reason)
    return data({ values, faults }, { status })
  }
  throw redirect('/verify-email', withCookies(...entered.cookies))
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { faults, busy, onSubmit } = useScriptedForm({
    parse: parseRegisterInput,
    run: async input => (await loadAuth()).register(input),
    onDone: () => navigate('/verify-email', { replace: true }),
    faults: actionData?.faults,
  })
  return (
    <SignInCard
      title={sentence('pages.register')}
      intro={sentence('pages.registerIntro')}
      fault={faults.form}
      ways={<SignInLink to="/login">{sentence('pages.haveAnAccount')}</SignInLink>}
    >
      <SignInForm
        faults={faults}
        submit={sentence('pages.registerButton')}
        busy={busy}
        onSubmit={onSubmit}
        onBegin={beginAuth}
      >
        <NameField value={actionData?.values.displayName} fault={faults.displayName} />
        <EmailField value={actionData?.values.email} fault={faults.email} />
        <PasswordField newOf={loaderData.leastLength} fault={faults.password} />
      </SignInForm>
    </SignInCard>
  )
}
