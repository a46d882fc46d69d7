// What cancelling now would mean, and the button that does it.

import { Form, Link } from 'react-router'
import { HiddenFields } from '#ui/field.tsx'

export type CancelBoxProps = {
  /** What comes back and what is kept, in words. */
  readonly sentences: readonly string[]
  /** What the form carries unseen: version, refund, key. */
  readonly hidden: Readonly<Record<string, string>>
  /** The page without the question. */
  readonly back: string
}

export function CancelBox({ sentences, hidden, back }: CancelBoxProps) {
  return (
    <section id="cancel" aria-labelledby="cancel-title" className="card flex flex-col gap-4 border-alarm p-6">
      <h2 id="cancel-title" className="font-display text-2xl">
        Cancel this booking?
      </h2>
      <ul className="flex flex-col gap-1">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Form method="post" action={back} className="flex flex-wrap items-center gap-4">
        <HiddenFields values={hidden} />
        <button type="submit" name="intent" value="cancel" className="button">
          Yes, cancel it
        </button>
        <Link to={back} className="link inline-flex min-h-11 items-center">
          Keep the booking
        </Link>
      </Form>
    </section>
  )
}
