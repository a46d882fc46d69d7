// A booking as it is beside what a proposed change would make of it.

import { sentence } from '#catalogue/sentence.ts'
import type { ProposalView } from './proposal-view.ts'

export function ProposalTable({ proposal: { rows, difference } }: { readonly proposal: ProposalView }) {
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ name, before, after }) => (
        <div key={name} className="flex flex-col sm:flex-row sm:gap-4">
          <dt className="text-ink-soft sm:w-56 sm:shrink-0">{name}</dt>
          <dd className="min-w-0 tabular-nums">
            {before === after ? (
              sentence('amendments.asBefore', { after })
            ) : (
              <>
                <strong>{after}</strong>
                <span className="block text-ink-soft text-sm">{sentence('amendments.insteadOf', { before })}</span>
              </>
            )}
          </dd>
        </div>
      ))}
      <div className="flex flex-col sm:flex-row sm:gap-4">
        <dt className="text-ink-soft sm:w-56 sm:shrink-0">{sentence('amendments.difference')}</dt>
        <dd className="font-semibold tabular-nums">{difference}</dd>
      </div>
    </dl>
  )
}
