// The taxes of one place.

import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { describePlace, taxAbout } from '#admin/terms/describe-taxes.server.ts'
import { handleTermsForm } from '#admin/terms/handle-terms-form.server.ts'
import { PlaceFields, TaxesOfPlace } from '#admin/terms/page/place-editor.tsx'
import { TermsForm } from '#admin/terms/page/terms-form.tsx'
import { taxInput } from '#admin/terms/tax-input.ts'
import { parseShape, taxShapes } from '#admin/terms/tax-shapes.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence, sentenceBy } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { formValues } from '#values/form-input.ts'
import type { Route } from './+types/place'

async function requirePlace({ context, url, params }: Pick<Route.LoaderArgs, 'context' | 'url' | 'params'>) {
  const { tools, operator } = onAdminPage({ context, url })
  const place = /^\d{1,9}$/.test(params.id) ? await describePlace(tools, operator, Number(params.id)) : undefined
  if (!place) throw pageNotFound(url)
  return { tools, operator, place }
}

export async function loader(args: Route.LoaderArgs) {
  const { place } = await requirePlace(args)
  const shape = parseShape(args.url.searchParams.get('shape'))
  const begun = shape && formValues(taxInput, taxShapes[shape].fields, taxAbout(place.currency ?? null))
  return {
    head: { title: sentence('terms.taxesOf', { name: place.name }) },
    place,
    fresh: begun && { jurisdiction: place.name, ...begun },
    shapes: Object.entries(taxShapes).map(([name, { label }]) => ({
      to: `/admin/taxes/${place.id}?shape=${name}#new-tax`,
      label: sentenceBy(label),
    })),
    currencies: place.mayChange ? homeChoices(currentLanguage().locale).currencies : [],
  }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, place } = await requirePlace(args)
  const form = await args.request.formData()
  const page = { kinds: ['taxes', 'tax'], currency: place.currency ?? null, placeId: place.id } as const
  const answer = await handleTermsForm(tools, operator, form, page)
  const isGone = form.get('what') === 'taxes' && form.get('intent') === 'take-away'
  return savedOrAgain(answer, isGone ? '/admin/taxes' : `/admin/taxes/${place.id}`)
}

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function Place({ loaderData, actionData }: Route.ComponentProps) {
  const { place, fresh, shapes, currencies } = loaderData
  const editor = { mayChange: place.mayChange, typed: actionData?.terms }
  const title = sentence('terms.taxesOf', { name: place.name })
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{title}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <TaxesOfPlace place={place} editor={editor} fresh={fresh} shapes={shapes} />
      <TitledSection id="homes" title={sentence('terms.homesHere')}>
        <p className="max-w-prose text-ink-soft">{sentence('terms.homesHereHint')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {place.homes.map(({ slug, name }) => (
            <li key={slug}>
              <TextLink to={`/admin/homes/${slug}/rules`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="place" title={sentence('terms.placeItself')} className="card flex flex-col gap-5 p-5">
        <TermsForm editor={editor} what="taxes" row={place} label={title} removable={place.homes.length === 0}>
          {fields => <PlaceFields {...fields} currencies={currencies} />}
        </TermsForm>
      </TitledSection>
      <p>
        <TextLink to="/admin/taxes">{sentence('terms.allPlaces')}</TextLink>
      </p>
    </div>
  )
}
