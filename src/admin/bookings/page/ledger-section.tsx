// The money of a booking on its admin page as one list: what is due when, what came, what went back, what is open.

import type { MoneyView } from '#booking-payments/money-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'

type Props = {
  readonly money: Pick<MoneyView, 'standing' | 'parts' | 'moves'> | undefined
  /** How the damage deposit stands, which is in no total. */
  readonly deposit: string | undefined
}

export function LedgerSection({ money, deposit }: Props) {
  if (!money && !deposit) return null
  return (
    <TitledSection id="ledger" title={sentence('adminBookings.ledger')} className="card flex flex-col gap-4 p-5">
      {money && (
        <>
          <p className="font-semibold">{money.standing}</p>
          {money.parts.length > 0 && (
            <ul aria-label={sentence('adminPages.paidAndDue')} className="flex flex-col gap-1">
              {money.parts.map(({ key, what, state }) => (
                <li key={key} className="sum-line">
                  <span className="min-w-0">{what}</span>
                  <strong className="shrink-0 font-semibold">{state}</strong>
                </li>
              ))}
            </ul>
          )}
          {money.moves.length > 0 && (
            <ul
              aria-label={sentence('booking-payments.payments')}
              className="flex flex-col gap-2 border-line border-t pt-3"
            >
              {money.moves.map(({ id, what, when, amount, kind }) => (
                <li key={id} className="sum-line">
                  <span className="min-w-0">
                    {what}
                    <span className="block text-ink-soft text-sm">{when}</span>
                  </span>
                  <span className={`shrink-0 tabular-nums ${kind === 'none' ? 'text-ink-soft' : ''}`}>{amount}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {deposit && <p className="border-line border-t pt-3 tabular-nums">{deposit}</p>}
    </TitledSection>
  )
}
