// The places whose taxes the homes follow.

import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { describePlaces } from '#admin/terms/describe-taxes.server.ts'
import { handleTermsForm } from '#admin/terms/handle-terms-form.server.ts'
import { PlaceFields } from '#admin/terms/page/place-editor.tsx'
import { TermsForm } from '#admin/terms/page/terms-form.tsx'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { Route } from './+types/taxes'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const view = await describePlaces(tools, operator)
  const currencies = view.mayChange ? homeChoices(currentLanguage().locale).currencies : []
  return { head: { title: sentence('terms.taxes') }, ...view, currencies }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const page = { kinds: ['taxes'], currency: null } as const
  return savedOrAgain(await handleTermsForm(tools, operator, await request.formData(), page), '/admin/taxes')
}

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function Taxes({ loaderData, actionData }: Route.ComponentProps) {
  const { places, mayChange, currencies } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('terms.taxes')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('terms.taxesIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {places.length === 0 && <p>{sentence('terms.noPlace')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {places.map(({ id, name, taxes, drafts, homes }) => (
          <li key={id} className="card p-5">
            <h2 className="font-display text-xl">
              <TextLink to={`/admin/taxes/${id}`}>{name}</TextLink>
            </h2>
            <p className="text-ink-soft text-sm">{sentence('terms.placeSaid', { taxes, drafts, homes })}</p>
          </li>
        ))}
      </ul>
      {mayChange && (
        <TitledSection id="new-place" title={sentence('terms.newPlace')} className="card flex flex-col gap-5 p-5">
          <TermsForm
            editor={{ mayChange, typed: actionData?.terms }}
            what="taxes"
            row={undefined}
            label={sentence('terms.newPlace')}
          >
            {fields => <PlaceFields {...fields} currencies={currencies} />}
          </TermsForm>
        </TitledSection>
      )}
    </div>
  )
}
