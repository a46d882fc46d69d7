// What can be done about one booking on its page: its money, and the answer to its request.

import { MoneyBox } from '#admin/payments/money-box.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { DepositBox } from '#deposits/deposit-box.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { AdminEntry } from './admin-entry.ts'
import { AnswerRequestForm } from './request-list.tsx'

export function ManageSection({ entry }: { readonly entry: AdminEntry }) {
  const answers = entry.mayChange && entry.state === 'pending_approval'
  if (!entry.money && !entry.deposit && !answers) return null
  return (
    <TitledSection id="manage" title={sentence('adminPages.manage')} className="card flex flex-col gap-3 p-5">
      {answers && <AnswerRequestForm entry={entry} />}
      {entry.money && <MoneyBox money={entry.money} reference={entry.reference} />}
      {entry.deposit && <DepositBox deposit={entry.deposit} reference={entry.reference} />}
    </TitledSection>
  )
}
