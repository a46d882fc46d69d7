// Redirects: former addresses, and where they lead.

import { listRedirects, tryAddress } from '#admin/site/redirects/describe-redirects.server.ts'
import { handleRedirectForm } from '#admin/site/redirects/handle-redirect-form.server.ts'
import { NewRedirectForm, RedirectList, TryAddressForm } from '#admin/site/redirects/redirect-forms.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/redirects'

const here = '/admin/site/redirects'
/** Longer than any address that is looked up. */
const longestTried = 2000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const redirects = await listRedirects(tools, operator)
  const asked = url.searchParams.get('try')?.slice(0, longestTried) ?? ''
  return {
    head: { title: sentence('site.redirects') },
    redirects,
    tried: await tryAddress(tools, redirects, asked),
    mayChange: may(operator, 'site', 'change'),
  }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleRedirectForm(tools, operator, await request.formData()), here)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function SiteRedirects({ loaderData, actionData }: Route.ComponentProps) {
  const { redirects, tried, mayChange } = loaderData
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('site.redirects')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('site.redirectsIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {mayChange && <NewRedirectForm key={`new ${redirects.length}`} typed={actionData} />}
      <TitledSection id="redirects" title={sentence('site.redirectsThere')}>
        <RedirectList redirects={redirects} mayChange={mayChange} />
      </TitledSection>
      <TryAddressForm key={`try ${tried?.address}`} tried={tried} />
    </div>
  )
}
