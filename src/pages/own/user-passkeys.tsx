// The passkeys of one's own account.

import { data, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { dayOf } from '#identity/mail/identity-mail.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireVerified } from '#pages/guards/require-visitor.server.ts'
import { beginPasskey, finishPasskey } from '#passkeys/add-passkey.server.ts'
import { passkeysOf, removePasskey } from '#passkeys/own-passkeys.server.ts'
import { PasskeyList, type PasskeysPosted } from '#passkeys/passkey-list.tsx'
import { passkeyRefusal } from '#passkeys/passkey-refusal.ts'
import { relyingParty } from '#passkeys/relying-party.server.ts'
import { sayDevice } from '#platform/device-label.ts'
import { TextLink } from '#ui/buttons.tsx'
import { typed, typedWhole } from '#users/form/sign-in-input.ts'
import { parseProof } from '#users/own-page/change-input.ts'
import { ownAccount } from '#users/own-page/own-account.server.ts'
import { clientOf } from '#users/session/client.server.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/user-passkeys'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const who = requireVerified(visitor, url)
  if (!relyingParty(tools.environment, url)) throw redirect('/user')
  const [account, passkeys] = await Promise.all([ownAccount(tools, who), passkeysOf(tools.database, who.subject)])
  return {
    head: { title: sentence('passkeys.yours') },
    passwordOf: account.hasPassword ? who.email : null,
    passkeys: passkeys.map(({ id, deviceLabel, addedAt, lastUsedAt }) => ({
      id,
      device: sayDevice(deviceLabel),
      added: dayOf(addedAt),
      lastUsed: lastUsedAt && dayOf(lastUsedAt),
    })),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const who = requireVerified(visitor, url)
  if (!relyingParty(tools.environment, url)) throw redirect('/user')
  const form = await request.formData()
  const client = clientOf(request, { address, url })
  const passkey = typedWhole(form, 'passkey')
  const answered = (answer: PasskeysPosted, status = 200) => data(answer, { status })
  const wrong = (of: string, reason: Parameters<typeof passkeyRefusal>[0]) => {
    const { faults, status } = passkeyRefusal(reason)
    return answered({ form: of, faults }, status)
  }
  /** What the form of that name does once its password is there. */
  const proved = async (of: string, act: (currentPassword: string) => Promise<ReturnType<typeof answered>>) => {
    const { hasPassword } = await ownAccount(tools, who)
    const proof = parseProof(form, { hasPassword })
    return proof.ok ? act(proof.input.currentPassword) : answered({ form: of, faults: proof.faults }, 422)
  }
  const handlers = {
    add: () =>
      proved('add', async currentPassword => {
        const begun = await beginPasskey(tools, client, who, currentPassword)
        if (!begun.ok) return wrong('add', begun.reason)
        return answered({ form: 'add', asked: { kind: 'make', options: begun.options }, faults: {} })
      }),
    keep: async () => {
      const kept = await finishPasskey(tools, client, who, passkey)
      if (!kept.ok) return wrong('add', kept.reason)
      return answered({ faults: {}, news: sentence('passkeys.added', { signIn: sentence('passkeys.signIn') }) })
    },
    remove: () =>
      proved(typed(form, 'passkey'), async currentPassword => {
        const removed = await removePasskey(tools, client, who, { id: passkey, currentPassword })
        if (removed.ok) return answered({ faults: {}, news: sentence('passkeys.removed') })
        return wrong(passkey, removed.reason)
      }),
  }
  return handlerOf(form, handlers)?.() ?? answered({ form: 'add', faults: { form: unknownIntent() } }, 400)
}

export default function UserPasskeys({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('passkeys.yours')}</h1>
      <p className="text-ink-soft">{sentence('passkeys.intro')}</p>
      <PasskeyList {...loaderData} posted={actionData ?? { faults: {} }} />
      <TextLink to="/user">{sentence('pages.backToAccount')}</TextLink>
    </div>
  )
}
