// Signing in with a passkey: what the button of the sign-in page posts to, and a page of its own without script.

import { data, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { passkeyRefusal } from '#passkeys/passkey-refusal.ts'
import { type PasskeyAnswer, PasskeySignIn } from '#passkeys/passkey-sign-in.tsx'
import { relyingParty } from '#passkeys/relying-party.server.ts'
import { askForPasskey, signInWithPasskey } from '#passkeys/sign-in-with-passkey.server.ts'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { SignInLink } from '#users/form/sign-in-form.tsx'
import { typedWhole } from '#users/form/sign-in-input.ts'
import { landingOf, noTargetRouteCookie } from '#users/landing/target-route.ts'
import { clientOf } from '#users/session/client.server.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/passkey'

export function loader({ context, url }: Route.LoaderArgs) {
  const { environment } = context.get(pageContext).tools
  if (!relyingParty(environment, url)) throw redirect('/login')
  return { head: { title: sentence('passkeys.signIn') } }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, address } = context.get(pageContext)
  if (!relyingParty(tools.environment, url)) throw redirect('/login')
  const form = await request.formData()
  const client = clientOf(request, { address, url })
  const answered = (answer: PasskeyAnswer, status = 200) => data(answer, { status })
  const handlers = {
    ask: async () => {
      const asked = await askForPasskey(tools, client)
      if (asked.ok) return answered({ asked: { kind: 'use', options: asked.options }, faults: {} })
      const { faults, status } = passkeyRefusal(asked.reason)
      return answered({ faults }, status)
    },
    use: async () => {
      const signedIn = await signInWithPasskey(tools, client, typedWhole(form, 'passkey'))
      if (!signedIn.ok) {
        const { faults, status } = passkeyRefusal(signedIn.reason)
        return answered({ faults }, status)
      }
      const { visitor, cookies } = signedIn.entered
      const landing = landingOf(visitor.kind, request.headers.get('cookie'))
      throw redirect(landing.path, withCookies(...cookies, ...(landing.consumed ? [noTargetRouteCookie] : [])))
    },
  }
  return handlerOf(form, handlers)?.() ?? answered({ faults: { form: unknownIntent() } }, 400)
}

export default function Passkey({ actionData }: Route.ComponentProps) {
  const back = <SignInLink to="/login">{sentence('users.signInWithPassword')}</SignInLink>
  return (
    <SignInCard title={sentence('passkeys.signIn')} intro={sentence('passkeys.intro')} ways={back}>
      <PasskeySignIn posted={actionData} />
    </SignInCard>
  )
}
