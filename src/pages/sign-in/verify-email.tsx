// Waiting for the verification link: resend it, or go on once it was followed.

import { type FormEvent, useState } from 'react'
import { data, Form, useNavigate, useSubmit } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { loadAuth } from '#identity/browser/load-auth.client.ts'
import { sdkHoldsUser, storedUser } from '#identity/browser/stored-user.client.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireSignedIn } from '#pages/guards/require-visitor.server.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { useLookAgain } from '#ui/time/use-look-again.tsx'
import { SignInCard } from '#users/form/sign-in-card.tsx'
import { useScriptedForm } from '#users/form/use-scripted-form.tsx'
import { consumeLanding } from '#users/landing/consume-landing.client.ts'
import { ResendButton } from '#users/resend-button.tsx'
import { clientOf } from '#users/session/client.server.ts'
import { sendVerification } from '#users/session/send-verification.server.ts'
import { verificationRefusals } from '#users/user/verification.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/verify-email'

export function loader({ context, url }: Route.LoaderArgs) {
  const { visitor } = context.get(pageContext)
  const { user } = requireSignedIn(visitor, url)
  return {
    head: { title: sentence('pages.confirmAddress') },
    email: user.email,
    isHosted: isHosted(context.get(pageContext).tools.environment),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const form = await request.formData()
  const button = handlerOf(form, {
    // The guard read the account's present state: whoever is verified by now never gets here without script.
    check: async () => data({ sent: false, fault: sentence('pages.notFollowedYet') }, { status: 409 }),
    resend: async () => {
      const sent = await sendVerification(tools, clientOf(request, { address, url }), visitor)
      if (sent.ok) return data({ sent: true, fault: undefined })
      const status = sent.reason === 'too-many' ? 429 : 409
      return data({ sent: false, fault: verificationRefusals[sent.reason]() }, { status })
    },
  })
  return button ? button() : data({ sent: false, fault: unknownIntent() }, { status: 400 })
}

const nothingToFill = () => ({ ok: true, input: {} }) as const

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const submit = useSubmit()
  // Once the address is confirmed elsewhere, the guard leads on. A hosted provider tells the SDK alone.
  useLookAgain(!loaderData.isHosted)
  // A hosted provider tells only the SDK that a link was followed, and the SDK only when it is asked.
  const check = useScriptedForm({
    parse: nothingToFill,
    run: async () => (await loadAuth()).reload(),
    onDone: ({ verified }) =>
      verified ? navigate(consumeLanding(true), { replace: true }) : submit({ intent: 'check' }, { method: 'post' }),
  })
  const [sentAt, setSentAt] = useState<object>()
  const resend = useScriptedForm({
    parse: nothingToFill,
    run: async () => (await loadAuth()).sendVerification(storedUser()),
    onDone: setSentAt,
  })
  // What is told is about the button that was pressed last.
  const [pressed, setPressed] = useState<'check' | 'resend'>()
  const byServer = pressed === 'resend' ? undefined : actionData
  const sent = sentAt ?? (actionData?.sent ? actionData : undefined)
  // Where the SDK holds nobody the server answers: a hosted provider takes the mail from the SDK alone.
  const scripted = (which: typeof pressed, { onSubmit }: typeof check | typeof resend) => {
    return (event: FormEvent<HTMLFormElement>) => {
      if (!sdkHoldsUser()) return
      setPressed(which)
      void onSubmit(event)
    }
  }
  return (
    <SignInCard
      title={sentence('pages.confirmAddress')}
      intro={
        <p>
          <RichSentence
            text={loaderData.email ? sentence('pages.mailSentTo') : sentence('pages.mailSent')}
            parts={{ address: inner => <strong className="break-words text-ink">{loaderData.email ?? inner}</strong> }}
          />
        </p>
      }
      fault={(pressed === 'resend' ? resend : check).faults.form ?? byServer?.fault}
      news={pressed !== 'check' && sent && <p>{sentence('pages.mailSentAgain')}</p>}
      ways={
        <Form method="post" action="/sign-out">
          <button type="submit" className="link inline-flex min-h-11 cursor-pointer items-center">
            {sentence('pages.useAnotherAddress')}
          </button>
        </Form>
      }
    >
      <div className="flex flex-col gap-3">
        <Form method="post" onSubmit={scripted('check', check)}>
          <button
            type="submit"
            name="intent"
            value="check"
            className="button w-full"
            aria-disabled={check.busy || undefined}
          >
            {check.busy ? sentence('users.oneMoment') : sentence('pages.haveVerified')}
          </button>
        </Form>
        <Form method="post" onSubmit={scripted('resend', resend)}>
          <ResendButton sentAt={sent} />
        </Form>
      </div>
    </SignInCard>
  )
}
