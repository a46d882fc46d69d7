// The picture of somebody's account as their page shows it, and the form that saves a field of the profile.

import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { OwnPicture } from './own-picture.ts'

/** A term and its description, for the list of what is known. */
export function PictureLine({ picture }: { readonly picture: OwnPicture }) {
  const { address, link, shown } = picture
  return (
    <>
      <dt className="text-ink-soft">{sentence('users.picture')}</dt>
      <dd className="min-w-0 break-words">
        {shown && (
          <img
            src={shown}
            alt={sentence('users.pictureAlt')}
            width={96}
            height={96}
            referrerPolicy="no-referrer"
            className="mb-1 size-24 rounded-full object-cover"
          />
        )}
        {link ? (
          <a href={link} className="link" rel="noreferrer nofollow">
            {address}
          </a>
        ) : (
          <RichSentence
            text={sentence('users.pictureNotLinked')}
            parts={{ address: () => address, reason: inner => <span className="text-ink-soft">{inner}</span> }}
          />
        )}
      </dd>
    </>
  )
}

type SavedFieldProps = ComponentProps<typeof Field> & {
  readonly intent: 'name' | 'picture'
  readonly submit: string
  readonly news: string | undefined
  readonly gap: 'mt-4' | 'mt-6'
}

/** A field with a button of its own that saves it, and what came of it. */
export function SavedField({ intent, submit, news, gap, ...field }: SavedFieldProps) {
  return (
    <>
      <Form method="post" noValidate className={`${gap} flex flex-wrap items-end gap-3`}>
        <Field {...field} className="min-w-60 grow" />
        <SubmitButton intent={intent} quiet>
          {submit}
        </SubmitButton>
      </Form>
      <p role="status" className="mt-2 min-h-6 text-moss">
        {news}
      </p>
    </>
  )
}
