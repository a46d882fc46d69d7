// The form of the links in the header or at the foot: a row each, with what every language calls it.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { FrameLinks } from '#shell/frame/frame-links.tsx'
import type { LinkPlace } from '#site/frame/site-frame.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import type { FrameFormProps } from './frame-view.ts'

type Props = FrameFormProps & { readonly place: LinkPlace; readonly rows: number }

export function LinksForm({ place, rows, version, values, languages, typed, mayChange }: Props) {
  const faults = typed?.faults ?? {}
  const field = fieldsOf({
    ...{ values: typed?.values ?? values, faults, autoComplete: 'off' },
    idOf: name => `${place}-${name}`,
  })
  return (
    <TitledSection
      id={place}
      title={sentence('site.linkPlace', { place })}
      className="card flex flex-col gap-4 p-5 md:p-6"
    >
      <p className="text-ink-soft">{sentence('site.linksHint')}</p>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
        <HiddenFields values={{ version, place }} />
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-5">
          <button type="submit" name="intent" value="links" className="sr-only" tabIndex={-1} aria-hidden="true">
            {sentence('homes.keepChanges')}
          </button>
          {Array.from({ length: rows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            <fieldset key={at} className="grid min-w-0 items-start gap-3 border-line border-t pt-4 sm:grid-cols-2">
              <legend className="sr-only">{sentence('site.linkNumber', { number: at + 1 })}</legend>
              <Field
                {...field(`to-${at}`)}
                label={sentence('site.linkTo')}
                hint={at === 0 && sentence('site.linkToHint')}
                inputMode="url"
              />
              {languages.map(({ code, name }) => (
                <Field
                  key={code}
                  {...field(`${code}-${at}`)}
                  label={sentence('site.linkLabel', { language: name })}
                  maxLength={40}
                />
              ))}
            </fieldset>
          ))}
          {mayChange && (
            <div className="flex flex-wrap gap-3">
              <SubmitButton intent="links">{sentence('homes.keepChanges')}</SubmitButton>
              <SubmitButton intent="preview-links" quiet>
                {sentence('site.preview')}
              </SubmitButton>
            </div>
          )}
        </fieldset>
      </Form>
      {typed?.links && (
        <section aria-label={sentence('site.preview')} className="rounded-card border border-line p-4">
          {typed.links.length === 0 && <p>{sentence('site.noLinks')}</p>}
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            <FrameLinks links={typed.links} className="link" />
          </ul>
        </section>
      )}
    </TitledSection>
  )
}
