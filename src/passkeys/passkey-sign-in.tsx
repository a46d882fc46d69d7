// The button that signs in with a passkey: one press, the browser's question, and one is in.

import { useFetcher } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Notice } from '#ui/notice.tsx'
import type { CeremonyOptions } from './ceremony.client.ts'
import type { PasskeyFaults } from './passkey-refusal.ts'
import { useCeremony } from './use-ceremony.tsx'

const passkeySignInPath = '/login/passkey'

export type PasskeyAnswer = { readonly asked?: CeremonyOptions; readonly faults: PasskeyFaults }

type PasskeySignInProps = {
  /** What the page itself answered to a press without script, or before it was there. */
  readonly posted?: PasskeyAnswer | undefined
}

export function PasskeySignIn({ posted }: PasskeySignInProps) {
  const fetcher = useFetcher<PasskeyAnswer>()
  const answer = fetcher.data ?? posted
  const { isWaiting, fault } = useCeremony(answer?.asked, passkey =>
    fetcher.submit({ intent: 'use', passkey }, { method: 'post', action: passkeySignInPath }),
  )
  const isBusy = isWaiting || fetcher.state !== 'idle'
  const wrong = isBusy ? undefined : (fault ?? answer?.faults.form)
  return (
    <fetcher.Form method="post" action={passkeySignInPath} className="mt-5 flex flex-col gap-3">
      {wrong && <Notice tone="wrong">{wrong}</Notice>}
      <button
        type="submit"
        name="intent"
        value="ask"
        className="button button-quiet w-full"
        aria-disabled={isBusy || undefined}
        onClick={event => isBusy && event.preventDefault()}
      >
        {sentence('passkeys.signIn')}
      </button>
      <p role="status" className="text-ink-soft empty:hidden">
        {isWaiting && sentence('passkeys.waiting')}
      </p>
      {posted?.asked && (
        <noscript>
          <p>{sentence('passkeys.needsScript')}</p>
        </noscript>
      )}
    </fetcher.Form>
  )
}
