// The bank's two scripts: the one that another site's page loads, and the one inside the frame of its fields.

/** What the frame answers when it is asked to pay. */
export type FieldsAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'step'; readonly address: string }
  | { readonly kind: 'refused'; readonly message: string; readonly faults: Readonly<Record<string, string>> }

type Mounted = { readonly frame: HTMLIFrameElement }
type Confirmation = { readonly elements: Mounted; readonly confirmParams: { readonly return_url: string } }

/** Each runs in a browser by its text alone, so neither may use anything from outside itself. */
export function elementScript(bank: string): string {
  return `(${offerStripe})(${JSON.stringify(bank)})`
}

export function fieldsScript(): string {
  return `(${payWhenAsked})()`
}

/** `window.Stripe` as far as pages call it: https://docs.stripe.com/js. */
function offerStripe(bank: string): void {
  const ask = (frame: HTMLIFrameElement, returnTo: string) =>
    new Promise<FieldsAnswer>(resolve => {
      const { port1: ours, port2: theirs } = new MessageChannel()
      ours.onmessage = ({ data }) => resolve(data as FieldsAnswer)
      frame.contentWindow?.postMessage({ returnTo }, bank, [theirs])
    })
  const fieldsOf = (publishableKey: string, clientSecret: string) => {
    const frame = document.createElement('iframe')
    frame.title = 'Card'
    frame.src = `${bank}/element/fields?${new URLSearchParams({ key: publishableKey, secret: clientSecret })}`
    frame.style.cssText = 'width: 100%; height: 22rem; border: 0; color-scheme: light'
    return { frame, create: () => ({ mount: (at: HTMLElement) => at.replaceChildren(frame) }) }
  }
  const confirmPayment = async ({ elements, confirmParams }: Confirmation) => {
    const returnTo = new URL(confirmParams.return_url)
    const answer = await ask(elements.frame, returnTo.href)
    if (answer.kind === 'refused') return { error: { message: answer.message } }
    returnTo.searchParams.set('redirect_status', 'succeeded')
    location.assign(answer.kind === 'step' ? answer.address : returnTo.href)
    // As at Stripe: whoever is led away gets no answer.
    return new Promise<never>(() => {})
  }
  const Stripe = (publishableKey: string) => ({
    elements: ({ clientSecret }: { clientSecret: string }) => fieldsOf(publishableKey, clientSecret),
    confirmPayment,
  })
  Object.assign(window, { Stripe })
}

/** Sends what was typed to the bank, whose frame this is, and says beside each field what is wrong with it. */
function payWhenAsked(): void {
  const form = document.forms[0]!
  const show = (faults: Readonly<Record<string, string>>) => {
    for (const field of form.querySelectorAll('input')) {
      const fault = faults[field.name] ?? ''
      document.getElementById(`${field.name}-fault`)!.textContent = fault
      if (fault) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
    }
  }
  const pay = async (returnTo: string): Promise<FieldsAnswer> => {
    const typed = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    typed.set('return', returnTo)
    const answer = await fetch(location.href, { method: 'POST', body: typed })
    const read = (await answer.json()) as FieldsAnswer
    show(read.kind === 'refused' ? read.faults : {})
    return read
  }
  form.addEventListener('submit', event => event.preventDefault())
  addEventListener('message', ({ source, data, ports }) => {
    if (source !== parent) return
    const refused = { kind: 'refused', message: 'The bank does not answer.', faults: {} } as const
    pay(String(data.returnTo)).then(
      answer => ports[0]?.postMessage(answer),
      () => ports[0]?.postMessage(refused),
    )
  })
}
