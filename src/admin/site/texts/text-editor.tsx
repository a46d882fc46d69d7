// The form of a page's text in one language: title, Markdown, preview, draft, publish.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Prose } from '#ui/markdown/prose.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { TextTyped } from './text-view.ts'

type Props = {
  readonly version: number
  readonly language: { readonly code: string; readonly direction: 'ltr' | 'rtl' }
  readonly words: { readonly title: string; readonly text: string }
  readonly hasDraft: boolean
  readonly mayChange: boolean
  readonly typed: TextTyped | undefined
}

const forms: ReadonlySet<string> = new Set(['preview', 'draft', 'publish'])

export function TextEditor({ version, language, words, hasDraft, mayChange, typed }: Props) {
  const own = typed && forms.has(typed.intent) ? typed : undefined
  const values = own?.values ?? words
  const field = fieldsOf({ values, faults: own?.faults ?? {}, autoComplete: 'off' })
  const said = { lang: language.code, dir: language.direction }
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      aria-label={sentence('site.text')}
      className="card flex flex-col gap-5 p-5 md:p-6"
    >
      <HiddenFields values={{ version, language: language.code }} />
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-5">
        {/* Enter in a field presses the first button of a form, which is to publish nothing. */}
        <button type="submit" name="intent" value="draft" className="sr-only" tabIndex={-1} aria-hidden="true">
          {sentence('site.saveDraft')}
        </button>
        <Field {...field('title')} {...said} label={sentence('site.pageTitle')} />
        <TextArea
          {...field('text')}
          {...said}
          label={sentence('site.text')}
          hint={sentence('site.textHint')}
          rows={18}
        />
        {mayChange && (
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="publish">{sentence('site.publish')}</SubmitButton>
            <SubmitButton intent="draft" quiet>
              {sentence('site.saveDraft')}
            </SubmitButton>
            <SubmitButton intent="preview" quiet>
              {sentence('site.preview')}
            </SubmitButton>
            {hasDraft && (
              <SubmitButton intent="discard" quiet>
                {sentence('site.discardDraft')}
              </SubmitButton>
            )}
          </div>
        )}
      </fieldset>
      {own?.preview !== undefined && (
        <section aria-labelledby="preview" className="notice flex flex-col gap-3">
          <h3 id="preview" className="font-semibold">
            {sentence('homes.asGuestsRead')}
          </h3>
          <div {...said}>
            <p className="font-display text-4xl">{values.title}</p>
            <Prose html={own.preview} />
          </div>
        </section>
      )}
    </Form>
  )
}
