// What we know of the person, and what they change of it here: their name and their picture.

import { Form } from 'react-router'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { displayNameOf, type UserFace } from '#users/user/visitor.ts'
import { type Posted, postedTo } from './change-form.tsx'
import type { UserFormAnswer } from './own-page-form.ts'
import type { OwnPicture } from './own-picture.ts'
import { PictureForm, PictureLine } from './picture-form.tsx'

type ProfileFormProps = {
  readonly user: Pick<UserFace, 'displayName' | 'email' | 'emailVerified' | 'phoneNumber'>
  readonly picture: OwnPicture | null
  readonly values: UserFormAnswer['values']
  readonly posted: Posted
}

export function ProfileForm({ user, picture, values, posted }: ProfileFormProps) {
  const [name, photo] = [postedTo(posted, 'name'), postedTo(posted, 'picture')]
  return (
    <section aria-labelledby="profile" className="card p-6 sm:p-8">
      <h2 id="profile" className="font-display text-2xl">
        Your profile
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Shown as</dt>
        <dd className="min-w-0 break-words">{displayNameOf(user)}</dd>
        <dt className="text-ink-soft">E-mail address</dt>
        <dd className="min-w-0 break-words">
          {user.email ?? 'None'}
          {user.email && (
            <span className="text-ink-soft">{user.emailVerified ? ' (confirmed)' : ' (not confirmed)'}</span>
          )}
        </dd>
        {user.phoneNumber && (
          <>
            <dt className="text-ink-soft">Phone</dt>
            <dd>{user.phoneNumber}</dd>
          </>
        )}
        {picture && <PictureLine picture={picture} />}
      </dl>
      <Form method="post" noValidate className="mt-6 flex flex-wrap items-end gap-3">
        <Field
          id="displayName"
          name="displayName"
          label="Your name"
          autoComplete="name"
          className="min-w-60 grow"
          defaultValue={values.displayName ?? user.displayName ?? ''}
          fault={name.faults.displayName}
        />
        <button type="submit" name="intent" value="name" className="button button-quiet">
          Save the name
        </button>
      </Form>
      <p role="status" className="mt-2 min-h-6 text-moss">
        {name.news}
      </p>
      <PictureForm
        picture={picture}
        typed={values.photoURL}
        fault={photo.faults.photoURL}
        saved={photo.news !== undefined}
      />
    </section>
  )
}

/** With a hosted provider what is changed on this page is changed there. */
export function KeptElsewhere({ domain }: { readonly domain: string }) {
  return (
    <Notice tone="plain">
      <p>
        Your name, your picture and how you sign in are kept by {domain}. What you change of them here is changed there.
      </p>
    </Notice>
  )
}
