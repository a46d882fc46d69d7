// A disputed payment in the admin pages: where it stands, the evidence, and the two answers to it.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { AdminDispute, DisputeTyped } from './admin-dispute.ts'
import { mostEvidence } from './evidence-length.ts'

type Props = {
  readonly dispute: AdminDispute
  /** What was typed, when it was refused. */
  readonly typed: DisputeTyped | undefined
}

export function DisputeCard({ dispute, typed }: Props) {
  const { id, reference, stayName, what, standing, evidence, answerable } = dispute
  return (
    <article className="card flex flex-col gap-3 p-5" aria-label={`Dispute of ${reference}`}>
      <div>
        <h3 className="font-display text-xl">{stayName}</h3>
        <p className="text-ink-soft text-sm">{reference}</p>
      </div>
      <p>
        <strong>{what}</strong> {standing}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          The evidence <span className="sr-only">about {reference}</span>
        </summary>
        <dl className="flex flex-col gap-3 break-words pt-2">
          {evidence.map(({ title, sentences }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              {sentences.map(sentence => (
                <dd key={sentence}>{sentence}</dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
      {answerable !== undefined && (
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="dispute" value={id} />
          <TextArea
            id={`evidence-${id}`}
            name="evidence"
            label="What the bank is sent; it reads only the first answer"
            rows={10}
            // No browser's limit: it counts otherwise than we do, and silently cuts off what is pasted.
            hint={`At most ${mostEvidence.toLocaleString('en')} letters and signs, in any script.`}
            defaultValue={typed?.evidence ?? answerable}
            fault={typed?.fault}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="contest-dispute">Send this to the bank</SubmitButton>
            <SubmitButton intent="accept-dispute" quiet>
              Give in
            </SubmitButton>
          </div>
        </Form>
      )}
    </article>
  )
}
