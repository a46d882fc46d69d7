// The code that proves an address, typed where the booking is made.

import { useEffect, useRef } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { useLookAgain } from '#ui/time/use-look-again.tsx'
import { MailCodeField } from './mail-code-field.tsx'
import type { ProofView } from './proof-view.ts'

/** Gets the focus when it comes, and whenever the code was wrong: it stands at the end of a long form. */
export function AddressProof({ email, fault }: ProofView) {
  const card = useRef<HTMLDivElement>(null)
  // The link of the same mail may be opened in another tab.
  useLookAgain(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or another fault is another question
  useEffect(() => {
    card.current?.querySelector('input')?.focus()
  }, [email, fault])
  return (
    <div ref={card} id="proof" className="card flex flex-col gap-3 p-4">
      <h3 className="font-semibold">{sentence('checkout.proofTitle')}</h3>
      <p role="status" className="break-words text-sm">
        {sentence('checkout.codeMailed', { email })}
      </p>
      <MailCodeField className="max-w-72" fault={fault} />
    </div>
  )
}
