// What we know of the person, and the one thing to change here: their name.

import { Form } from 'react-router'
import { displayNameOf, type UserFace } from '#accounts/visitor.ts'
import { Field } from '#ui/field.tsx'

type ProfileFormProps = {
  readonly user: Pick<UserFace, 'displayName' | 'email' | 'emailVerified' | 'phoneNumber'>
  readonly typed: string | undefined
  readonly fault: string | undefined
  readonly saved: boolean
}

export function ProfileForm({ user, typed, fault, saved }: ProfileFormProps) {
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
      </dl>
      <Form method="post" noValidate className="mt-6 flex flex-wrap items-end gap-3">
        <Field
          id="displayName"
          name="displayName"
          label="Your name"
          autoComplete="name"
          className="min-w-60 grow"
          defaultValue={typed ?? user.displayName ?? ''}
          fault={fault}
        />
        <button type="submit" name="intent" value="name" className="button button-quiet">
          Save the name
        </button>
      </Form>
      <p role="status" className="mt-2 min-h-6 text-moss">
        {saved && 'Saved.'}
      </p>
    </section>
  )
}
