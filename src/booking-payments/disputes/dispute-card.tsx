// A disputed payment in the admin pages: where it stands, the evidence, and the two answers to it.

import { Form } from 'react-router'
import { currentLocale, sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { numberFormat } from '#values/formats.ts'
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
    <article className="card flex flex-col gap-3 p-5" aria-label={sentence('booking-payments.dispute', { reference })}>
      <div>
        <h3 className="font-display text-xl">{stayName}</h3>
        <p className="text-ink-soft text-sm">{reference}</p>
      </div>
      <p>
        <strong>{what}</strong> {standing}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          <RichSentence
            text={sentence('booking-payments.evidence', { reference })}
            parts={{ about: inner => <span className="sr-only">{inner}</span> }}
          />
        </summary>
        <dl className="flex flex-col gap-3 break-words pt-2">
          {evidence.map(({ title, sentences }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              {sentences.map(words => (
                <dd key={words}>{words}</dd>
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
            label={sentence('booking-payments.sentToBank')}
            rows={10}
            // No browser's limit: it counts otherwise than we do, and silently cuts off what is pasted.
            hint={sentence('booking-payments.mostEvidence', {
              most: numberFormat(currentLocale(), {}).format(mostEvidence),
            })}
            defaultValue={typed?.evidence ?? answerable}
            fault={typed?.fault}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="contest-dispute">{sentence('booking-payments.contest')}</SubmitButton>
            <SubmitButton intent="accept-dispute" quiet>
              {sentence('booking-payments.giveIn')}
            </SubmitButton>
          </div>
        </Form>
      )}
    </article>
  )
}
