// An invitation to work here, opened by its mailed link: what it gives, the way to sign in, and the button that accepts it.

import { data, Form, redirect } from 'react-router'
import { acceptInvitation, openInvitation } from '#admin/people/accept-invitation.server.ts'
import { acceptRefusalStatus, acceptRefusals } from '#admin/people/people-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { actingAs } from '#platform/tools/acting.server.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sentences } from '#ui/section.tsx'
import { targetRouteCookie } from '#users/landing/target-route.ts'
import { clientOf } from '#users/session/client.server.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/invitation'

/** Its address holds a secret, so no referrer is sent. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const opened = await openInvitation(tools, visitor, url.searchParams.get('key') ?? '')
  const head = { title: sentence('people.invitationTitle'), unlisted: true }
  return data({ head, opened }, { status: opened ? 200 : 404 })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const key = url.searchParams.get('key') ?? ''
  const comesBack = { headers: { 'set-cookie': targetRouteCookie(url.pathname + url.search) } }
  const accept = async () => {
    if (visitor.kind === 'signed-out') throw redirect('/login', comesBack)
    const client = clientOf(request, { address, url })
    const { user } = visitor
    const acting = { userId: user.id, way: 'page', command: '/invitation' } as const
    const accepted = await actingAs(acting, () => acceptInvitation(tools, { client, user, key }))
    if (accepted.ok) throw redirectSaved('/admin')
    const { reason } = accepted
    return data({ refusal: acceptRefusals[reason] }, { status: acceptRefusalStatus[reason] })
  }
  const form = await request.formData()
  const button = handlerOf(form, {
    accept,
    'sign-in': async () => {
      throw redirect('/login', comesBack)
    },
    register: async () => {
      throw redirect('/register', comesBack)
    },
  })
  return button ? button() : data({ refusal: unknownIntent() }, { status: 400 })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function InvitationPage({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 py-6">
      <h1 className="font-display text-4xl">{sentence('people.invitationTitle')}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {opened ? (
        <div className="card flex flex-col gap-4 p-6">
          <p>
            {opened.by === undefined
              ? sentence('people.invitedHere', { email: opened.email })
              : sentence('people.invitedBy', { by: opened.by, email: opened.email })}
          </p>
          <Sentences sentences={opened.roles} />
          <Ways whose={opened.whose} email={opened.email} />
        </div>
      ) : (
        !actionData?.refusal && <p>{sentence('people.invitationOver')}</p>
      )}
    </div>
  )
}

function Ways({ whose, email }: { readonly whose: 'signed-out' | 'theirs' | 'another'; readonly email: string }) {
  if (whose === 'another') return <p>{sentence('people.signInAs', { email })}</p>
  if (whose === 'theirs') {
    return (
      <Form method="post">
        <SubmitButton intent="accept">{sentence('people.accept')}</SubmitButton>
      </Form>
    )
  }
  return (
    <Form method="post" reloadDocument className="flex flex-col gap-3">
      <p>{sentence('people.signInFirst', { email })}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="sign-in">{sentence('shell.signIn')}</SubmitButton>
        <SubmitButton intent="register" quiet>
          {sentence('people.register')}
        </SubmitButton>
      </div>
    </Form>
  )
}
