// What can be done about one booking on its page: its money, the answer to its request, its end.

import { MoneyBox } from '#admin/payments/money-box.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { DepositBox } from '#deposits/deposit-box.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { AdminEntry } from './admin-entry.ts'
import { EndBookingForm } from './end-booking-form.tsx'
import { AnswerRequestForm } from './request-list.tsx'

/** `endable`: the booking can be cancelled, or marked as a no-show. */
type Props = { readonly entry: AdminEntry; readonly endable: boolean }

export function ManageSection({ entry, endable }: Props) {
  const answers = entry.mayChange && entry.state === 'pending_approval'
  const ends = entry.mayChange && endable
  if (!entry.money && !entry.deposit && !answers && !ends) return null
  return (
    <TitledSection id="manage" title={sentence('adminPages.manage')} className="card flex flex-col gap-3 p-5">
      {answers && <AnswerRequestForm entry={entry} />}
      {entry.money && <MoneyBox money={entry.money} reference={entry.reference} />}
      {entry.deposit && <DepositBox deposit={entry.deposit} reference={entry.reference} />}
      {ends && <EndBookingForm id={entry.id} hidden={entry.hidden} missable={entry.missable} />}
    </TitledSection>
  )
}
