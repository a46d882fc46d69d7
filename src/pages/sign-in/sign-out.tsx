// Signing out, by a form only, so that no link or image can do it.

import { data, Form, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { noLeftOutCookie } from '#favourites/left-out-cookie.server.ts'
import { forgetUser } from '#identity/browser/load-auth.client.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { mayCallProvider } from '#shell/load-sign-in-page.client.ts'
import { closeContact } from '#trips/manage/close-contact.server.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { closeSession } from '#users/session/close-session.server.ts'
import { isSecure, noSessionCookie, readSessionToken } from '#users/session/session-token.server.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/sign-out'

export function loader() {
  return { head: { title: sentence('pages.signOut'), unlisted: true } }
}

/** In the app the page comes without the server, for it must also say that the server was not reached. */
export function clientLoader() {
  return { head: { title: sentence('pages.signOut'), unlisted: true } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { tools } = context.get(pageContext)
  if (namesIntent(await request.formData())) return data({ fault: unknownIntent() }, { status: 400 })
  let closed: string[]
  try {
    await closeSession(tools, readSessionToken(request))
    closed = await closeContact(tools, request)
  } catch (fault) {
    tools.log.error({ err: fault }, 'a sign-out failed')
    return data({ fault: sentence('identity.signOutFailed') }, { status: 503 })
  }
  const gone = [noSessionCookie(tools.environment), noLeftOutCookie(isSecure(tools.environment))]
  throw redirect('/login', withCookies(...gone, ...closed))
}

/** The browser forgets the user too, and its other tabs with it; a sign-out that failed leaves everything as it was. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (answer) {
    if (!(answer instanceof Response)) return { fault: sentence('identity.signOutFailed') }
    await forgetUser({ asking: mayCallProvider() })
    throw answer
  }
}

export default function SignOut({ actionData }: Route.ComponentProps) {
  return (
    <SignInCard title={sentence('pages.signOut')} intro={sentence('pages.signOutIntro')} fault={actionData?.fault}>
      <Form method="post">
        <SubmitButton className="w-full">{sentence('pages.signOut')}</SubmitButton>
      </Form>
    </SignInCard>
  )
}
