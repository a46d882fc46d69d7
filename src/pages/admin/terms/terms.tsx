// When guests pay, and the cancellation policies of one's own: what homes share of their terms.

import { describeSharedTerms } from '#admin/terms/describe-terms.server.ts'
import { handleTermsForm } from '#admin/terms/handle-terms-form.server.ts'
import { PaymentFields } from '#admin/terms/page/payment-fields.tsx'
import { PolicyFields } from '#admin/terms/page/policy-fields.tsx'
import { SharedRows } from '#admin/terms/page/shared-rows.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/terms'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const view = await describeSharedTerms(tools, operator)
  const [, ...others] = siteLanguages(tools.environment)
  const languages = others.map(({ code, name }) => ({ code, name }))
  return { head: { title: sentence('terms.shared') }, ...view, languages }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const page = { kinds: ['payment', 'policy'], currency: null } as const
  return savedOrAgain(await handleTermsForm(tools, operator, await request.formData(), page), '/admin/terms')
}

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function Terms({ loaderData, actionData }: Route.ComponentProps) {
  const { payments, policies, languages, mayChange } = loaderData
  const editor = { mayChange, typed: actionData?.terms }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('terms.shared')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('terms.sharedIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <SharedRows
        editor={editor}
        what="payment"
        title={sentence('rates.whenPaid')}
        about={sentence('terms.paymentHint')}
        more={sentence('terms.onePayment')}
        rows={payments}
        fresh={{}}
      >
        {fields => <PaymentFields {...fields} />}
      </SharedRows>
      <SharedRows
        editor={editor}
        what="policy"
        title={sentence('terms.policies')}
        about={sentence('terms.policyHint')}
        more={sentence('terms.onePolicy')}
        rows={policies}
        fresh={{ noShowLodging: '0', noShowFee: '0', noShowExtra: '0' }}
      >
        {fields => <PolicyFields {...fields} languages={languages} />}
      </SharedRows>
    </div>
  )
}
