// Changing the phone number at a hosted provider: a page of its own, for its captcha.

import { data, Form, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireVerified } from '#pages/guards/require-visitor.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { SignInLink } from '#users/form/sign-in-form.tsx'
import { isProofTooOld } from '#users/own-page/changes/hosted-changes.server.ts'
import { handleHostedPhone } from '#users/own-page/handle-hosted-phone.server.ts'
import { HostedPhoneForm } from '#users/own-page/hosted-phone-form.tsx'
import { ownAccount } from '#users/own-page/own-account.server.ts'
import { type Client, clientOf } from '#users/session/client.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/user-phone'

/** Who it is for, and how they prove themselves. With our own provider the number is changed on `/user`. */
async function wantedHere(tools: Tools, who: VerifiedUser) {
  const account = await ownAccount(tools, who)
  if (!account.keptBy || !account.offersPhone) throw redirect('/user')
  return account
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const who = requireVerified(visitor, url)
  const { hasPassword } = await wantedHere(tools, who)
  const client: Client = clientOf(request, { address, url })
  return {
    head: { title: sentence('users.yourPhone') },
    passwordOf: hasPassword ? who.email : null,
    isTooOld: !hasPassword && (await isProofTooOld({ tools, client, who })),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const who = requireVerified(visitor, url)
  const account = await wantedHere(tools, who)
  const form = await request.formData()
  if (namesIntent(form)) return data({ saved: false, faults: { form: unknownIntent() } }, { status: 400 })
  const owner = { tools, client: clientOf(request, { address, url }), who }
  const { status, ...answer } = await handleHostedPhone(owner, form, account)
  return data(answer, { status })
}

export default function UserPhone({ loaderData, actionData }: Route.ComponentProps) {
  const { passwordOf, isTooOld } = loaderData
  const back = <SignInLink to="/user">{sentence('pages.backToAccount')}</SignInLink>
  if (actionData?.saved)
    return <SignInCard title={sentence('users.yourPhone')} news={<p>{sentence('pages.numberSaved')}</p>} ways={back} />
  if (isTooOld && !actionData) return <SignInAgain back={back} />
  return <HostedPhoneForm {...{ passwordOf, back }} posted={actionData} />
}

function SignInAgain({ back }: { readonly back: React.ReactNode }) {
  return (
    <SignInCard title={sentence('users.yourPhone')} intro={sentence('pages.signInTooOld')} ways={back}>
      <Form method="post" action="/sign-out">
        <SubmitButton className="w-full">{sentence('pages.signOut')}</SubmitButton>
      </Form>
    </SignInCard>
  )
}
