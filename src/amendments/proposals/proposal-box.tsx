// A proposed change on the guest's page: what would change, and the two answers.

import { Form } from 'react-router'
import { ProposalTable } from './proposal-table.tsx'
import type { ProposalView } from './proposal-view.ts'

export function ProposalBox({ proposal }: { readonly proposal: ProposalView }) {
  const { id, words, settling, refundSentences, until, total } = proposal
  return (
    <section aria-labelledby="proposal-title" className="card flex flex-col gap-4 p-5">
      <h2 id="proposal-title" className="font-display text-2xl">
        May we change your booking?
      </h2>
      {words && <p className="whitespace-pre-line break-words border-line border-l-2 pl-4">{words}</p>}
      <ProposalTable proposal={proposal} />
      <p>{settling}</p>
      <h3 className="font-semibold">If you cancel after the change</h3>
      <ul className="flex flex-col gap-1">
        {refundSentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap items-center gap-3 print:hidden">
        <input type="hidden" name="proposal" value={id} />
        <button type="submit" name="intent" value="accept-proposal" className="button">
          {`Agree, for ${total} in all`}
        </button>
        <button type="submit" name="intent" value="decline-proposal" className="button button-quiet">
          Keep it as it is
        </button>
      </Form>
      <p className="text-ink-soft text-sm">
        Please answer by {until}. Nothing changes unless you agree, and nobody keeps the new nights for you until then.
      </p>
    </section>
  )
}
