// The form of one snippet: its title, and its text in each language of the site.

import { useId } from 'react'
import { Form } from 'react-router'
import type { Language } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { SnippetTyped } from './inbox-view.ts'

type Props = {
  /** Undefined for the form of a new one. */
  readonly snippet?:
    | {
        readonly id: string
        readonly version: number
        readonly title: string
        readonly texts: Readonly<Record<string, string>>
      }
    | undefined
  readonly languages: readonly Pick<Language, 'code' | 'name' | 'direction'>[]
  /** What was typed into this form, when it was not saved. */
  readonly typed?: SnippetTyped | undefined
}

export function SnippetForm({ snippet, languages, typed }: Props) {
  const id = useId()
  const { values = {}, faults = {}, refusal } = typed ?? {}
  return (
    <Form method="post" className="flex flex-col gap-4" noValidate>
      {snippet && <HiddenFields values={{ id: snippet.id, version: String(snippet.version) }} />}
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      <Field
        id={`${id}-title`}
        name="title"
        label={sentence('messages.snippetTitle')}
        defaultValue={values.title ?? snippet?.title ?? ''}
        fault={faults.title}
        maxLength={80}
        autoComplete="off"
        required
      />
      {languages.map(({ code, name, direction }, at) => (
        <div key={code}>
          <input type="hidden" name={`language-${at}`} value={code} />
          <TextArea
            id={`${id}-${code}`}
            name={`text-${at}`}
            label={sentence('messages.snippetText', { language: name })}
            lang={code}
            dir={direction}
            rows={4}
            maxLength={5000}
            defaultValue={values[`text-${at}`] ?? snippet?.texts[code] ?? ''}
            fault={faults[`text-${at}`] ?? (at === 0 ? faults.texts : undefined)}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent={snippet ? 'change' : 'make'}>{sentence('messages.saveSnippet')}</SubmitButton>
        {snippet && (
          <SubmitButton intent="remove" quiet>
            {sentence('messages.removeSnippet')}
          </SubmitButton>
        )}
      </div>
    </Form>
  )
}
