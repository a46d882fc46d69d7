// The form of the site's name and colours, with a preview in light and dark.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Tick } from '#ui/tick.tsx'
import type { LooksTyped } from './looks-view.ts'

type Props = {
  readonly version: number
  readonly values: Readonly<Record<string, string>>
  readonly typed: LooksTyped | undefined
  /** The colours that the site comes with, and the name that it was set up with. */
  readonly usual: { readonly name: string; readonly light: string; readonly dark: string }
  readonly mayChange: boolean
}

export function LooksForm({ version, values, typed, usual, mayChange }: Props) {
  const own = typed?.intent === 'save' || typed?.intent === 'preview' ? typed : undefined
  const shown = own?.values ?? values
  const field = fieldsOf({ values: shown, faults: own?.faults ?? {}, autoComplete: 'off' })
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      aria-label={sentence('site.looks')}
      className="card p-5 md:p-6"
    >
      <input type="hidden" name="version" value={version} />
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-5">
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          {sentence('homes.keepChanges')}
        </button>
        <Field
          {...field('name')}
          label={sentence('site.siteName')}
          hint={sentence('site.siteNameHint', { name: usual.name })}
          maxLength={60}
        />
        <Tick name="logoSaysName" label={sentence('site.logoSaysName')} isTicked={shown.logoSaysName === 'yes'} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...field('accent')}
            label={sentence('site.accent')}
            hint={sentence('site.colourHint', { colour: usual.light })}
          />
          <Field
            {...field('accentDark')}
            label={sentence('site.accentDark')}
            hint={sentence('site.colourHint', { colour: usual.dark })}
          />
        </div>
        {mayChange && (
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="save">{sentence('homes.keepChanges')}</SubmitButton>
            <SubmitButton intent="preview" quiet>
              {sentence('site.preview')}
            </SubmitButton>
          </div>
        )}
      </fieldset>
      {own?.preview !== undefined && <Preview name={shown.name || usual.name} style={own.preview} />}
    </Form>
  )
}

/** The style belongs to these two boxes alone: the page around them is as it was. */
function Preview({ name, style }: { readonly name: string; readonly style: string }) {
  return (
    <section aria-label={sentence('site.preview')} className="mt-5 grid gap-4 sm:grid-cols-2">
      <style>{style.replace(':root', '.looks-preview')}</style>
      {(['light', 'dark'] as const).map(mode => (
        <div
          key={mode}
          className="looks-preview flex flex-col items-start gap-3 rounded-card border border-line bg-paper p-5 text-ink"
          style={{ colorScheme: mode }}
        >
          <p className="font-display text-2xl">{name}</p>
          <p className="text-clay underline">{sentence('site.previewLink')}</p>
          <span className="button">{sentence('site.previewButton')}</span>
        </div>
      ))}
    </section>
  )
}
