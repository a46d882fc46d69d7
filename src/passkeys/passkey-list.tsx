// The passkeys of one's own account: what there are, another one, and one less.

import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { PasswordAgain } from '#users/own-page/change-form.tsx'
import type { CeremonyOptions } from './ceremony.client.ts'
import type { PasskeyFaults } from './passkey-refusal.ts'
import { useCeremony } from './use-ceremony.tsx'

type PasskeyLine = {
  readonly id: string
  readonly device: string
  readonly added: string
  /** A day as text; null for one that nobody has signed in with. */
  readonly lastUsed: string | null
}

export type PasskeysPosted = {
  /** Which form it answers: the id of the passkey to remove, or `add`. */
  readonly form?: string | undefined
  readonly asked?: CeremonyOptions
  readonly faults: PasskeyFaults
  readonly news?: string
}

type PasskeyListProps = {
  readonly passkeys: readonly PasskeyLine[]
  /** The address of the account whose password is asked for again; null when it has none. */
  readonly passwordOf: string | null
  readonly posted: PasskeysPosted
}

export function PasskeyList({ passkeys, passwordOf, posted }: PasskeyListProps) {
  const faultsOf = (form: string): PasskeyFaults => (posted.form === form ? posted.faults : {})
  return (
    <>
      <p role="status" className="text-moss empty:hidden">
        {posted.news}
      </p>
      {passkeys.length === 0 && <p>{sentence('passkeys.count', { count: 0 })}</p>}
      <ul className="flex flex-col gap-4">
        {passkeys.map(passkey => (
          <PasskeyItem key={passkey.id} {...{ passkey, passwordOf }} faults={faultsOf(passkey.id)} />
        ))}
      </ul>
      <AddPasskey passwordOf={passwordOf} asked={posted.asked} faults={faultsOf('add')} />
    </>
  )
}

type FormProps = Pick<PasskeyListProps, 'passwordOf'> & { readonly faults: PasskeyFaults }

function PasskeyItem({ passkey, passwordOf, faults }: FormProps & { readonly passkey: PasskeyLine }) {
  const { id, device, added, lastUsed } = passkey
  return (
    <li className="card p-5">
      <p className="font-semibold">{sentence('passkeys.addedIn', { device, day: added })}</p>
      <p className="text-ink-soft">
        {lastUsed ? sentence('passkeys.lastUsed', { day: lastUsed }) : sentence('passkeys.neverUsed')}
      </p>
      <Form method="post" noValidate className="mt-3 flex flex-col gap-4">
        <Fault faults={faults} />
        <input type="hidden" name="passkey" value={id} />
        <PasswordAgain intent={`remove-${id}`} passwordOf={passwordOf} fault={faults.currentPassword} />
        <SubmitButton intent="remove" quiet className="self-start">
          <RichSentence
            text={sentence('passkeys.removeThis', { device, day: added })}
            parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
          />
        </SubmitButton>
      </Form>
    </li>
  )
}

type AddProps = FormProps & { readonly asked: CeremonyOptions | undefined }

function AddPasskey({ passwordOf, asked, faults }: AddProps) {
  const submit = useSubmit()
  const { isWaiting, fault } = useCeremony(asked, passkey => submit({ intent: 'keep', passkey }, { method: 'post' }))
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isWaiting) status.current?.scrollIntoView({ block: 'nearest' })
  }, [isWaiting])
  return (
    <section aria-labelledby="add-passkey" className="card flex flex-col gap-4 p-5">
      <h2 id="add-passkey" className="font-display text-2xl">
        {sentence('passkeys.add')}
      </h2>
      <p>{sentence('passkeys.addIntro')}</p>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <Fault faults={{ form: fault ?? faults.form }} />
        <PasswordAgain intent="add" passwordOf={passwordOf} fault={faults.currentPassword} />
        <SubmitButton intent="add" className="self-start">
          {sentence('passkeys.add')}
        </SubmitButton>
        <p ref={status} role="status" className="text-ink-soft empty:hidden">
          {isWaiting && sentence('passkeys.waiting')}
        </p>
        <noscript>
          <p>{sentence('passkeys.needsScript')}</p>
        </noscript>
      </Form>
    </section>
  )
}

function Fault({ faults }: { readonly faults: PasskeyFaults }) {
  return faults.form ? <Notice tone="wrong">{faults.form}</Notice> : null
}
