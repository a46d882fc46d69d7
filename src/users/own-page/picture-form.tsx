// The picture of somebody's account: its address as it stands, and the form that changes it.

import { Form } from 'react-router'
import { Field } from '#ui/field.tsx'
import type { OwnPicture } from './own-picture.ts'

/** A term and its description, for the list of what is known. */
export function PictureLine({ picture }: { readonly picture: OwnPicture }) {
  const { address, link, shown } = picture
  return (
    <>
      <dt className="text-ink-soft">Picture</dt>
      <dd className="min-w-0 break-words">
        {shown && (
          <img
            src={shown}
            alt="Yours"
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
          <>
            {address} <span className="text-ink-soft">(no address that starts with https://)</span>
          </>
        )}
      </dd>
    </>
  )
}

type PictureFormProps = {
  readonly picture: OwnPicture | null
  readonly typed: string | undefined
  readonly fault: string | undefined
  readonly saved: boolean
}

export function PictureForm({ picture, typed, fault, saved }: PictureFormProps) {
  return (
    <>
      <Form method="post" noValidate className="mt-4 flex flex-wrap items-end gap-3">
        <Field
          id="photoURL"
          name="photoURL"
          type="url"
          label="Address of your picture"
          hint="It starts with https://. A picture on another site is named here, but not fetched: that site would learn that you opened this page. Empty takes it away."
          autoComplete="photo"
          className="min-w-60 grow"
          defaultValue={typed ?? picture?.address ?? ''}
          fault={fault}
        />
        <button type="submit" name="intent" value="picture" className="button button-quiet">
          Save the picture
        </button>
      </Form>
      <p role="status" className="mt-2 min-h-6 text-moss">
        {saved && 'Saved.'}
      </p>
    </>
  )
}
