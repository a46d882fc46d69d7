// The money of a booking on its admin page as one list: what is due when, what came, what went back, what is open; and what to do about it.

import type { AdminMoney } from '#admin/payments/admin-money.ts'
import { MoneyBox } from '#admin/payments/money-box.tsx'
import type { MoneyView } from '#booking-payments/money-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { DepositBox } from '#deposits/deposit-box.tsx'
import type { AdminDeposit } from '#deposits/deposit-view.ts'
import { TitledSection } from '#ui/section.tsx'

type Props = {
  readonly money: Pick<MoneyView, 'parts' | 'moves'> | undefined
  /** What can be done about it. */
  readonly entry: {
    readonly reference: string
    readonly money: AdminMoney | undefined
    readonly deposit: AdminDeposit | undefined
  }
}

export function LedgerSection({ money, entry }: Props) {
  if (!money && !entry.money && !entry.deposit) return null
  return (
    <TitledSection id="ledger" title={sentence('adminBookings.ledger')} className="card flex flex-col gap-4 p-5">
      {money && money.parts.length > 0 && (
        <ul aria-label={sentence('adminPages.paidAndDue')} className="flex flex-col gap-1">
          {money.parts.map(({ key, what, state }) => (
            <li key={key} className="sum-line">
              <span className="min-w-0">{what}</span>
              <strong className="shrink-0 font-semibold">{state}</strong>
            </li>
          ))}
        </ul>
      )}
      {money && money.moves.length > 0 && (
        <ul aria-label={sentence('booking-payments.payments')} className="flex flex-col gap-2">
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
      {entry.money && <MoneyBox money={entry.money} reference={entry.reference} />}
      {entry.deposit && <DepositBox deposit={entry.deposit} reference={entry.reference} />}
    </TitledSection>
  )
}
