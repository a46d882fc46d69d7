// The money of a booking on its admin page as one list: what is due when, what came, what went back, what is open; and what to do about it.

import type { AdminMoney } from '#admin/payments/admin-money.ts'
import { MoneyBox } from '#admin/payments/money-box.tsx'
import { MoveList, PartList } from '#booking-payments/ledger/ledger-lists.tsx'
import type { LedgerView } from '#booking-payments/ledger/ledger-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { DepositBox } from '#deposits/deposit-box.tsx'
import type { AdminDeposit } from '#deposits/deposit-view.ts'
import { TitledSection } from '#ui/section.tsx'

type Props = {
  readonly money: LedgerView | undefined
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
      {money && <PartList parts={money.parts} label={sentence('adminPages.paidAndDue')} />}
      {money && <MoveList moves={money.moves} />}
      {entry.money && <MoneyBox money={entry.money} reference={entry.reference} />}
      {entry.deposit && <DepositBox deposit={entry.deposit} reference={entry.reference} />}
    </TitledSection>
  )
}
