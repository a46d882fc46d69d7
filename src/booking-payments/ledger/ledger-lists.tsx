// The two lists of a booking's money: what is due when, and what was paid and given back.

import { sentence } from '#catalogue/sentence.ts'
import type { LedgerPart, MoneyMove } from './ledger-view.ts'

/** Nothing where there are no parts. */
export function PartList({ parts, label }: { readonly parts: readonly LedgerPart[]; readonly label: string }) {
  if (parts.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {parts.map(({ key, what, state }) => (
        <li key={key} className="sum-line">
          <span className="min-w-0">{what}</span>
          <strong className="shrink-0 font-semibold">{state}</strong>
        </li>
      ))}
    </ul>
  )
}

/** Nothing while nothing has moved. */
export function MoveList({ moves }: { readonly moves: readonly MoneyMove[] }) {
  if (moves.length === 0) return null
  return (
    <ul aria-label={sentence('booking-payments.payments')} className="flex flex-col gap-2 border-line border-t pt-3">
      {moves.map(({ id, what, when, amount, kind }) => (
        <li key={id} className="sum-line">
          <span className="min-w-0">
            {what}
            <span className="block text-ink-soft text-sm">{when}</span>
          </span>
          <span className={`shrink-0 tabular-nums ${kind === 'none' ? 'text-ink-soft' : ''}`}>{amount}</span>
        </li>
      ))}
    </ul>
  )
}
