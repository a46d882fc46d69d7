// A payer's hands at the bank's page, by plain HTTP: for demo data, and for tests without a browser.

type Payer = {
  readonly number: string
  readonly expiry?: string
  readonly cvc?: string
  /** What they answer when their bank asks; `leave` does not answer. */
  readonly step?: 'pass' | 'refuse' | 'leave'
}

/** Where the payer is afterwards: at `location`, on the site that sent them, or still at the bank, whose page is `text`. */
export type Paid = { readonly status: number; readonly location: string | null; readonly text: string }

/** Types the card on the page at `address`, and answers the bank if it asks. */
export async function payAtPage(
  address: string,
  { number, expiry = '04/41', cvc = '123', step = 'pass' }: Payer,
): Promise<Paid> {
  const typed = await post(address, { number, expiry, cvc })
  const asks = typed.status === 303 && typed.location?.endsWith('/step')
  if (!asks || step === 'leave') return typed.status === 303 && asks ? { ...typed, location: null } : typed
  const answered = await post(new URL(typed.location!, address).href, { answer: step === 'pass' ? 'yes' : 'no' })
  if (step === 'pass') return answered
  const back = await fetch(new URL(answered.location!, address), { redirect: 'manual' })
  return { status: back.status, location: null, text: await back.text() }
}

async function post(address: string, fields: Readonly<Record<string, string>>): Promise<Paid> {
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}
