// The form about where a page of text stands, and the button that deletes one of one's own.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import type { TextTyped } from './text-view.ts'

type Props = {
  readonly page: {
    readonly version: number
    readonly isLegal: boolean
    readonly isShown: boolean
    readonly inFooter: boolean
    readonly position: number
  }
  readonly typed: TextTyped | undefined
}

export function PlaceForm({ page, typed }: Props) {
  const own = typed?.intent === 'place' ? typed : undefined
  const stored = { position: String(page.position), isShown: yes(page.isShown), inFooter: yes(page.inFooter) }
  const values: Readonly<Record<string, string | undefined>> = own?.values ?? stored
  const field = fieldsOf({
    values: { position: values.position ?? '' },
    faults: own?.faults ?? {},
    autoComplete: 'off',
  })
  return (
    <TitledSection id="place" title={sentence('site.place')} className="card flex flex-col gap-5 p-5 md:p-6">
      <Form
        method="post"
        noValidate
        preventScrollReset
        aria-label={sentence('site.place')}
        className="flex flex-col gap-4"
      >
        <HiddenFields values={{ version: page.version }} />
        {page.isLegal ? (
          <input type="hidden" name="isShown" value="yes" />
        ) : (
          <Tick name="isShown" label={sentence('site.guestsSeePage')} isTicked={values.isShown === 'yes'} />
        )}
        <Tick name="inFooter" label={sentence('site.inFooter')} isTicked={values.inFooter === 'yes'} />
        <Field
          {...field('position')}
          label={sentence('site.position')}
          hint={sentence('site.positionHint')}
          inputMode="numeric"
          className="max-w-xs"
        />
        <SubmitButton intent="place" quiet className="self-start">
          {sentence('homes.keepChanges')}
        </SubmitButton>
      </Form>
      {!page.isLegal && !page.isShown && (
        <Form method="post" preventScrollReset className="flex flex-col items-start gap-2">
          <HiddenFields values={{ version: page.version }} />
          <SubmitButton intent="remove" quiet>
            {sentence('site.removePage')}
          </SubmitButton>
          <p className="text-ink-soft text-sm">{sentence('site.removePageHint')}</p>
        </Form>
      )}
    </TitledSection>
  )
}

const yes = (is: boolean) => (is ? 'yes' : '')

function Tick({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} value="yes" defaultChecked={isTicked} className="size-5 shrink-0" />
      {label}
    </label>
  )
}
