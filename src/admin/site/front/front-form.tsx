// The form of the front page: its words in each language, and which parts follow in which order.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { type FrontSection, type FrontView, frontSections } from '#site/front/front-page.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import type { FrontFormProps } from './front-view.ts'

const sectionName = (name: FrontSection) => sentence('site.frontSection', { part: name })

export function FrontForm({ version, values, languages, typed, mayChange }: FrontFormProps) {
  const shown = typed?.values ?? values
  const field = fieldsOf({ values: shown, faults: typed?.faults ?? {}, autoComplete: 'off' })
  return (
    <Form method="post" noValidate preventScrollReset aria-label={sentence('site.front')} className="card p-5 md:p-6">
      <HiddenFields values={{ version }} />
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          {sentence('homes.keepChanges')}
        </button>
        {languages.map(({ code, name }, at) => (
          <fieldset key={code} className="flex min-w-0 flex-col gap-4">
            <legend className="font-display text-xl">{name}</legend>
            <input type="hidden" name={`language-${at}`} value={code} />
            <Field
              {...field(`headline-${at}`)}
              label={sentence('site.headline')}
              hint={at === 0 && sentence('site.headlineHint')}
              maxLength={80}
            />
            <Field {...field(`intro-${at}`)} label={sentence('site.frontIntro')} maxLength={300} />
            <Field
              {...field(`alt-${at}`)}
              label={sentence('site.frontAlt')}
              hint={at === 0 && sentence('site.frontAltHint')}
              maxLength={200}
            />
          </fieldset>
        ))}
        <Field
          {...field('home')}
          label={sentence('site.frontHome')}
          hint={sentence('site.frontHomeHint')}
          maxLength={80}
          spellCheck={false}
        />
        <fieldset className="flex min-w-0 flex-col gap-4">
          <legend className="font-display text-xl">{sentence('site.frontSections')}</legend>
          <p className="text-ink-soft">{sentence('site.frontSectionsHint')}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {frontSections.map(name => (
              <SelectField
                key={name}
                {...field(`place-${name}`)}
                label={sectionName(name)}
                choices={{
                  '': sentence('site.notShown'),
                  ...Object.fromEntries(frontSections.map((_, at) => [at + 1, String(at + 1)])),
                }}
              />
            ))}
          </div>
        </fieldset>
        {mayChange && (
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="save">{sentence('homes.keepChanges')}</SubmitButton>
            <SubmitButton intent="preview" quiet>
              {sentence('site.preview')}
            </SubmitButton>
          </div>
        )}
      </fieldset>
      {typed?.preview && <Preview {...typed.preview} />}
    </Form>
  )
}

function Preview({ headline, intro, picture, sections }: FrontView) {
  return (
    <section aria-label={sentence('site.preview')} className="mt-6 rounded-card border border-line bg-dawn p-5">
      <p className="font-display text-4xl" {...headline?.mark}>
        {headline?.text ?? sentence('pages.invitation').replaceAll(/<[^>]+>/g, ' ')}
      </p>
      {intro && (
        <p className="pt-3" {...intro.mark}>
          {intro.text}
        </p>
      )}
      {picture && (
        <img
          src={picture.path}
          alt={picture.alt?.text ?? ''}
          {...picture.alt?.mark}
          width={picture.width}
          height={picture.height}
          className="mt-4 h-auto w-40 rounded-card"
        />
      )}
      <ol className="list-decimal ps-6 pt-4">
        {sections.map(name => (
          <li key={name}>{sectionName(name)}</li>
        ))}
      </ol>
    </section>
  )
}
