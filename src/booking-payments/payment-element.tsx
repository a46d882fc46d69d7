// The provider's own fields in our page: they are its frames, and nothing that is typed there passes us.

import { useEffect, useRef, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import type { PaymentElement as Element } from '#payments/port/provider.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'

/** What we use of the provider's script: https://docs.stripe.com/js. */
type Fields = { readonly create: (kind: 'payment') => { readonly mount: (at: HTMLElement) => void } }
type Confirmation = { readonly elements: Fields; readonly confirmParams: { readonly return_url: string } }
type Script = {
  readonly elements: (about: { readonly clientSecret: string }) => Fields
  readonly confirmPayment: (asked: Confirmation) => Promise<{ readonly error?: { readonly message?: string } }>
}
type Loaded = { Stripe?: (publishableKey: string) => Script }

type PaymentElementProps = { readonly element: Element; readonly returnTo: string }

export function PaymentElement({ element, returnTo }: PaymentElementProps) {
  const { script, publishableKey, clientSecret } = element
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<{ stripe: Script; elements: Fields }>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // Only a page that was loaded for itself may load from the provider: its policy came with it.
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && new URL(loaded.name).pathname !== location.pathname) return location.reload()
    // What the payer's own bank refused on a page of its own is told in the address that leads back here.
    const led = new URLSearchParams(location.search).get('redirect_status')
    if (led === 'failed') setFault(sentence('payments.stepRefused'))
    const tag = document.createElement('script')
    tag.src = script
    tag.onerror = () => setFault(sentence('booking-payments.unreachable'))
    tag.onload = () => {
      const stripe = (window as Loaded).Stripe?.(publishableKey)
      if (!stripe || !place.current) return
      const elements = stripe.elements({ clientSecret })
      elements.create('payment').mount(place.current)
      setReady({ stripe, elements })
    }
    document.head.append(tag)
    return () => tag.remove()
  }, [script, publishableKey, clientSecret])
  const pay = async () => {
    if (!ready) return
    setBusy(true)
    setFault(undefined)
    const confirmParams = { return_url: new URL(returnTo, location.href).href }
    const { error } = await ready.stripe.confirmPayment({ elements: ready.elements, confirmParams })
    // Without a fault it leads away.
    setBusy(false)
    setFault(error?.message ?? sentence('payments.cardDeclined'))
  }
  return (
    <form
      className="flex w-full flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        pay()
      }}
    >
      <noscript>
        <p>{sentence('booking-payments.elementNeedsScript')}</p>
      </noscript>
      {fault && <Notice tone="wrong">{fault}</Notice>}
      <div ref={place} />
      <SubmitButton disabled={!ready || busy}>{sentence('booking-payments.payByElement')}</SubmitButton>
    </form>
  )
}
