// A proposed change on the guest's page: what would change, and the two answers.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { ProposalTable } from './proposal-table.tsx'
import type { ProposalView } from './proposal-view.ts'

export function ProposalBox({ proposal }: { readonly proposal: ProposalView }) {
  const { id, words, settling, refundSentences, until, total } = proposal
  return (
    <TitledSection id="proposal-title" title={sentence('amendments.mayWe')} className="card flex flex-col gap-4 p-5">
      {words && <EnteredText text={words} quoted />}
      <ProposalTable proposal={proposal} />
      <p>{settling}</p>
      <h3 className="font-semibold">{sentence('amendments.cancelAfter')}</h3>
      <Sentences sentences={refundSentences} />
      <Form method="post" className="flex flex-wrap items-center gap-3 print:hidden">
        <input type="hidden" name="proposal" value={id} />
        <SubmitButton intent="accept-proposal">{sentence('amendments.agreeFor', { total })}</SubmitButton>
        <SubmitButton intent="decline-proposal" quiet>
          {sentence('amendments.keepIt')}
        </SubmitButton>
      </Form>
      <p className="text-ink-soft text-sm">{sentence('amendments.answerBy', { until })}</p>
    </TitledSection>
  )
}
