// The form of a copy of a home.

import { Form } from 'react-router'
import { longestHomeName } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Tick } from '#ui/tick.tsx'
import type { CopyValues } from './copy-input.ts'

type Props = { readonly values: CopyValues; readonly faults: Faults }

export function CopyForm({ values, faults }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <Form
      method="post"
      noValidate
      className="card flex flex-col gap-5 p-5 md:p-6"
      aria-label={sentence('copies.title')}
    >
      <p className="max-w-prose text-ink-soft">{sentence('copies.intro')}</p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field
          {...field('name')}
          label={sentence('homes.nameLabel')}
          hint={sentence('homes.asGuestsReadName')}
          maxLength={longestHomeName}
        />
        <Field
          {...field('slug')}
          label={sentence('homes.chooseAddress')}
          hint={sentence('homes.chooseAddressHint')}
          maxLength={80}
        />
      </div>
      <Tick name="withPhotos" label={sentence('copies.withPhotos')} isTicked={values.withPhotos !== ''} />
      <p className="max-w-prose text-ink-soft">{sentence('copies.notCopied')}</p>
      <SubmitButton className="self-start">{sentence('copies.copy')}</SubmitButton>
    </Form>
  )
}
