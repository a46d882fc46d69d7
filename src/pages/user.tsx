// The user's account page: profile, sign-in methods, sessions and their data.

import { data, Form, redirect } from 'react-router'
import { lacksSecondFactor } from '#admin/people/second-factor-duty.server.ts'
import { memory } from '#api/identity/own-data.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { dayOf } from '#identity/mail/identity-mail.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireSignedIn, requireVerified } from '#pages/guards/require-visitor.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { passkeysOf } from '#passkeys/own-passkeys.server.ts'
import { PasskeySection } from '#passkeys/passkey-section.tsx'
import { relyingParty } from '#passkeys/relying-party.server.ts'
import { sayDevice } from '#platform/device-label.ts'
import { ButtonLink, SubmitButton } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { Posted } from '#users/own-page/change-form.tsx'
import { ChangeSignIn } from '#users/own-page/change-sign-in.tsx'
import { FactorSection } from '#users/own-page/factor-section.tsx'
import { handleUserForm } from '#users/own-page/handle-user-form.server.ts'
import { ownAccount } from '#users/own-page/own-account.server.ts'
import { ownPicture } from '#users/own-page/own-picture.ts'
import { PhoneSection } from '#users/own-page/phone-section.tsx'
import { HostedNotice, ProfileForm } from '#users/own-page/profile-form.tsx'
import { SessionList } from '#users/own-page/session-list.tsx'
import { VerificationPrompt } from '#users/own-page/verification-prompt.tsx'
import { YourData } from '#users/own-page/your-data.tsx'
import { clientOf } from '#users/session/client.server.ts'
import { readVisitor } from '#users/session/read-visitor.server.ts'
import { listSessions, type SessionRow } from '#users/session/session-store.server.ts'
import { requiresVerification } from '#users/user/verification.ts'
import { displayNameOf, isOperator } from '#users/user/visitor.ts'
import type { Route } from './+types/user'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const user = requireVerified(visitor, url)
  const { sessionId } = requireSignedIn(visitor, url)
  const rows = await listSessions(tools.database, user.id, tools.clock.now())
  const account = await ownAccount(tools, user, clientOf(request, { address, url }))
  const { displayName, email, emailVerified, phoneNumber, photoUrl } = user
  return {
    head: { title: sentence('pages.yourAccount') },
    user: { displayName, email, emailVerified, phoneNumber },
    picture: ownPicture(photoUrl, siteOrigin(tools.environment, url.origin)),
    account: {
      ...account,
      factors: account.factors?.map(({ id, since }) => ({ id, since: dayOf(new Date(since)) })) ?? null,
    },
    passkeys: relyingParty(tools.environment, url) ? (await passkeysOf(tools.database, user.subject)).length : null,
    sessions: rows.map(row => lineOf(row, sessionId)),
    leastLength: tools.environment.IDENTITY_PASSWORD_LENGTH,
    site: tools.environment.SITE_NAME,
    needsFactor: isOperator(user) && (await lacksSecondFactor(tools, { user, sessionId })),
  }
}

function lineOf({ id, deviceLabel: device, lastSeenAt }: SessionRow, current: string) {
  const lastSeen = sentence('pages.lastUsed', { day: dayOf(lastSeenAt) })
  return { id, device: sayDevice(device), lastSeen, lastSeenAt: lastSeenAt.toISOString(), isThis: id === current }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const provided = context.get(pageContext)
  const { tools, visitor, address } = provided
  const who = requireVerified(visitor, url)
  const form = await request.formData()
  const client = clientOf(request, { address, url })
  const { status, cookies, left, ...answer } = await handleUserForm({
    tools,
    client: client,
    visitor,
    who,
    form,
    memory,
  })
  if (left) throw redirect('/login?left=1', withCookies(...cookies))
  // Without script the same answer shows the page: as it is now.
  const isProfile = answer.posted === 'name' || answer.posted === 'picture'
  if (isProfile) context.set(pageContext, { ...provided, visitor: (await readVisitor(tools, request)).visitor })
  return data(answer, { status, ...withCookies(...cookies) })
}

const nothingPosted: Posted = { faults: {} }

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { user, picture, account, passkeys, sessions, leastLength, site, needsFactor } = loaderData
  const posted: Posted = actionData ? { ...actionData, form: actionData.posted } : nothingPosted
  const step = actionData?.step
  const passwordOf = account.hasPassword ? user.email : null
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <h1 className="break-words font-display text-4xl">{sentence('pages.hello', { name: displayNameOf(user) })}</h1>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/user/bookings">{sentence('pages.yourBookings')}</ButtonLink>
        <Form method="post" action="/sign-out">
          <SubmitButton quiet>{sentence('pages.signOut')}</SubmitButton>
        </Form>
      </div>
      {actionData && !actionData.posted && <Notice tone="wrong">{actionData.faults.form}</Notice>}
      {needsFactor && (
        <Notice tone="plain" title={sentence('pages.twoStepsNeeded')}>
          <RichSentence
            text={sentence('pages.twoStepsNeededText')}
            parts={{ link: inner => <a href="#factor">{inner}</a> }}
          />
        </Notice>
      )}
      {requiresVerification(user) && <VerificationPrompt email={user.email} posted={posted} />}
      {account.keptBy && <HostedNotice domain={account.keptBy} />}
      <ProfileForm
        key={`${user.displayName} ${picture?.address}`}
        values={actionData?.values ?? {}}
        {...{ user, picture, posted }}
      />
      {user.email && (
        <ChangeSignIn
          email={user.email}
          hasPassword={account.hasPassword}
          newEmail={actionData?.values.newEmail}
          providers={account.providers}
          {...{ posted, leastLength }}
        />
      )}
      {(account.offersPhone || user.phoneNumber) && (
        <PhoneSection
          phoneNumber={user.phoneNumber}
          typed={actionData?.values.phoneNumber}
          isElsewhere={account.keptBy !== null}
          {...{ passwordOf, posted, step }}
        />
      )}
      {passkeys !== null && <PasskeySection count={passkeys} />}
      <FactorSection
        factors={account.factors}
        canEnrol={user.emailVerified}
        isElsewhere={account.keptBy !== null}
        label={{ site, account: displayNameOf(user) }}
        {...{ passwordOf, posted, step }}
      />
      <SessionList sessions={sessions} />
      <YourData {...{ passwordOf, posted }} />
    </div>
  )
}
