// A proposed change on the guest's page: what would change, and the two answers.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { ProposalTable } from './proposal-table.tsx'
import type { ProposalView } from './proposal-view.ts'

export function ProposalBox({ proposal }: { readonly proposal: ProposalView }) {
  const { id, words, settling, refundSentences, until, total } = proposal
  return (
    <TitledSection id="proposal-title" title="May we change your booking?" className="card flex flex-col gap-4 p-5">
      {words && <p className="whitespace-pre-line break-words border-line border-l-2 pl-4">{words}</p>}
      <ProposalTable proposal={proposal} />
      <p>{settling}</p>
      <h3 className="font-semibold">If you cancel after the change</h3>
      <Sentences sentences={refundSentences} />
      <Form method="post" className="flex flex-wrap items-center gap-3 print:hidden">
        <input type="hidden" name="proposal" value={id} />
        <SubmitButton intent="accept-proposal">{`Agree, for ${total} in all`}</SubmitButton>
        <SubmitButton intent="decline-proposal" quiet>
          Keep it as it is
        </SubmitButton>
      </Form>
      <p className="text-ink-soft text-sm">
        Please answer by {until}. Nothing changes unless you agree, and nobody keeps the new nights for you until then.
      </p>
    </TitledSection>
  )
}
