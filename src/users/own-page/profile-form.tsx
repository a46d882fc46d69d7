// What we know of the person, and what they change of it here: their name and their picture.

import { sentence } from '#catalogue/sentence.ts'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
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
    <OwnSection id="profile" title={sentence('users.yourProfile')}>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{sentence('users.shownAs')}</dt>
        <dd className="min-w-0 break-words">{displayNameOf(user)}</dd>
        <dt className="text-ink-soft">{sentence('users.email')}</dt>
        <dd className="min-w-0 break-words">
          {!user.email && sentence('users.noEmail')}
          {user.email && (
            <RichSentence
              text={user.emailVerified ? sentence('users.emailConfirmed') : sentence('users.emailNotConfirmed')}
              parts={{ email: () => user.email, state: inner => <span className="text-ink-soft">{inner}</span> }}
            />
          )}
        </dd>
        {user.phoneNumber && (
          <>
            <dt className="text-ink-soft">{sentence('users.phone')}</dt>
            <dd>{user.phoneNumber}</dd>
          </>
        )}
        {picture && <PictureLine picture={picture} />}
      </dl>
      <SavedField
        intent="name"
        submit={sentence('users.saveName')}
        news={name.news}
        gap="mt-6"
        id="displayName"
        name="displayName"
        label={sentence('users.yourName')}
        autoComplete="name"
        defaultValue={values.displayName ?? user.displayName ?? ''}
        fault={name.faults.displayName}
      />
      <SavedField
        intent="picture"
        submit={sentence('users.savePicture')}
        news={photo.news}
        gap="mt-4"
        id="photoURL"
        name="photoURL"
        type="url"
        label={sentence('users.pictureAddress')}
        hint={sentence('users.pictureAddressHint')}
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
      <p>{sentence('users.keptElsewhere', { domain })}</p>
    </Notice>
  )
}
