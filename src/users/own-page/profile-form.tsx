// What we know of the person, and what they change of it here: their name and their picture.

import { Notice } from '#ui/notice.tsx'
import { displayNameOf, type UserFace } from '#users/user/visitor.ts'
import { OwnSection, type Posted, postedTo } from './change-form.tsx'
import type { UserFormAnswer } from './own-page-form.ts'
import type { OwnPicture } from './own-picture.ts'
import { PictureLine, SavedField } from './picture-form.tsx'

type ProfileFormProps = {
  readonly user: Pick<UserFace, 'displayName' | 'email' | 'emailVerified' | 'phoneNumber'>
  readonly picture: OwnPicture | null
  readonly values: UserFormAnswer['values']
  readonly posted: Posted
}

export function ProfileForm({ user, picture, values, posted }: ProfileFormProps) {
  const [name, photo] = [postedTo(posted, 'name'), postedTo(posted, 'picture')]
  return (
    <OwnSection id="profile" title="Your profile">
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
      <SavedField
        intent="name"
        submit="Save the name"
        news={name.news}
        gap="mt-6"
        id="displayName"
        name="displayName"
        label="Your name"
        autoComplete="name"
        defaultValue={values.displayName ?? user.displayName ?? ''}
        fault={name.faults.displayName}
      />
      <SavedField
        intent="picture"
        submit="Save the picture"
        news={photo.news}
        gap="mt-4"
        id="photoURL"
        name="photoURL"
        type="url"
        label="Address of your picture"
        hint="It starts with https://. A picture on another site is named here, but not fetched: that site would learn that you opened this page. Empty takes it away."
        autoComplete="photo"
        defaultValue={values.photoURL ?? picture?.address ?? ''}
        fault={photo.faults.photoURL}
      />
    </OwnSection>
  )
}

/** With a hosted provider what is changed on this page is changed there. */
export function HostedNotice({ domain }: { readonly domain: string }) {
  return (
    <Notice tone="plain">
      <p>
        Your name, your picture and how you sign in are kept by {domain}. What you change of them here is changed there.
      </p>
    </Notice>
  )
}
