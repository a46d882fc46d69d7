// Prices, rules and terms of many homes, changed at once.

import { describeMany } from '#admin/many/describe-many.server.ts'
import { handleManyForm } from '#admin/many/handle-many-form.server.ts'
import { HomeChooser, OriginalChooser } from '#admin/many/page/home-chooser.tsx'
import { ManyForm } from '#admin/many/page/many-form.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { Route } from './+types/many-rates'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return { head: { title: sentence('many.title') }, view: await describeMany(tools, operator, url.searchParams) }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleManyForm(tools, operator, await request.formData()), `/admin/rates${url.search}`)
}

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function ManyRates({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { chosen, change, originals } = view
  const isReady = chosen.length > 0 && change !== undefined
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('many.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('many.intro')}</p>
      <HomeChooser key={chosen.join()} view={view} />
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {change && chosen.length === 0 && <p>{sentence('many.noHomes')}</p>}
      {isReady && (
        <TitledSection
          id="new-values"
          title={sentence('many.forHomes', { homes: chosen.length })}
          className="card flex flex-col gap-5 p-5"
        >
          {change === 'copy' && <OriginalChooser view={view} />}
          {(change !== 'copy' || originals.length > 0) && <ManyForm view={view} typed={actionData?.many} />}
          {change === 'copy' && view.from !== '' && originals.length === 0 && <p>{sentence('many.nothingToCopy')}</p>}
        </TitledSection>
      )}
    </div>
  )
}
