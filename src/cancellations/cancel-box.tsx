// What cancelling now would mean, and the button that does it.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton, TextLink } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Sentences } from '#ui/section.tsx'

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
        {sentence('cancellations.question')}
      </h2>
      <Sentences sentences={sentences} />
      <Form method="post" action={back} className="flex flex-wrap items-center gap-4">
        <HiddenFields values={hidden} />
        <SubmitButton intent="cancel">{sentence('cancellations.cancel')}</SubmitButton>
        <TextLink to={back}>{sentence('cancellations.keep')}</TextLink>
      </Form>
    </section>
  )
}
