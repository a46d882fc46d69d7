// The homes to be changed at once, and what of them: a form that is part of the address.

import { Form } from 'react-router'
import type { ManyKind } from '#admin/many/many-input.ts'
import { manyKinds } from '#admin/many/many-limits.ts'
import type { ManyView } from '#admin/many/many-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'

const kindWords: Readonly<Record<ManyKind, () => string>> = {
  prices: () => sentence('many.prices'),
  nights: () => sentence('many.nights'),
  rule: () => sentence('many.rule'),
  season: () => sentence('many.season'),
  terms: () => sentence('many.terms'),
  children: () => sentence('many.children'),
  copy: () => sentence('many.copy'),
}

export function HomeChooser({ view }: { readonly view: ManyView }) {
  const { find, homes, more, change } = view
  return (
    <TitledSection id="homes" title={sentence('many.whichHomes')} className="card flex flex-col gap-5 p-5">
      <Form className="flex flex-col gap-5" aria-label={sentence('many.whichHomes')} preventScrollReset>
        <div className="flex max-w-md items-end gap-3">
          <Field
            id="find"
            name="find"
            type="search"
            label={sentence('homes.nameOrPlace')}
            defaultValue={find}
            className="flex-1"
          />
          <SubmitButton quiet>{sentence('homes.find')}</SubmitButton>
        </div>
        {homes.length === 0 && <p>{sentence('homes.notFound')}</p>}
        <fieldset>
          <legend className="sr-only">{sentence('many.whichHomes')}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {homes.map(({ slug, name, place, chosen }) => (
              <label key={slug} className="flex min-h-11 min-w-0 items-center gap-2">
                <input type="checkbox" name="home" value={slug} defaultChecked={chosen} className="size-4 shrink-0" />
                <span className="min-w-0 break-words">
                  {name} <span className="text-ink-soft text-sm">{place}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {more && <p className="text-ink-soft">{sentence('homes.moreHomes')}</p>}
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            id="change"
            name="change"
            label={sentence('many.whatChanges')}
            defaultValue={change ?? 'prices'}
            choices={manyKinds.map(kind => ({ value: kind, label: kindWords[kind]() }))}
          />
          <SubmitButton>{sentence('many.goOn')}</SubmitButton>
        </div>
      </Form>
    </TitledSection>
  )
}

/** Of which home something is copied. */
export function OriginalChooser({ view }: { readonly view: ManyView }) {
  const { homes, chosen, from } = view
  return (
    <Form className="flex flex-wrap items-end gap-3" aria-label={sentence('many.copyFrom')} preventScrollReset>
      {chosen.map(slug => (
        <input key={slug} type="hidden" name="home" value={slug} />
      ))}
      <input type="hidden" name="change" value="copy" />
      <SelectField
        id="from"
        name="from"
        label={sentence('many.copyFrom')}
        defaultValue={from}
        choices={homes.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <SubmitButton quiet>{sentence('many.showWhatCanBeCopied')}</SubmitButton>
    </Form>
  )
}
