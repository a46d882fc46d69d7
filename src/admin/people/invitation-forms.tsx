// Who was invited, and the form that invites somebody.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { type RoleChoice, RolesFields } from './roles-fields.tsx'

type InvitationRow = {
  readonly id: string
  readonly email: string
  readonly roles: readonly string[]
  readonly until: string
}

export function InvitationList({ invitations }: { readonly invitations: readonly InvitationRow[] }) {
  return (
    <ul className="card divide-y divide-line">
      {invitations.map(({ id, email, roles, until }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
          <div className="min-w-0">
            <p className="break-words font-semibold">{email}</p>
            <Sentences sentences={roles} />
            <p className="text-ink-soft text-sm">{until}</p>
          </div>
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <input type="hidden" name="id" value={id} />
            <SubmitButton quiet intent="send-again" aria-label={sentence('people.sendAgainTo', { email })}>
              {sentence('people.sendAgain')}
            </SubmitButton>
            <SubmitButton quiet intent="withdraw" aria-label={sentence('people.withdrawFrom', { email })}>
              {sentence('people.withdraw')}
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  )
}

type InviteProps = {
  readonly roles: readonly RoleChoice[]
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
}

export function InviteForm({ roles, values, faults }: InviteProps) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <TitledSection id="invite" title={sentence('people.invite')} className="card flex flex-col gap-5 p-5 md:p-6">
      <p className="text-ink-soft">{sentence('people.inviteHint')}</p>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <Field {...field('email')} type="email" label={sentence('users.email')} />
        <RolesFields roles={roles} values={values} faults={faults} />
        <SubmitButton intent="invite" className="self-start">
          {sentence('people.sendInvitation')}
        </SubmitButton>
      </Form>
    </TitledSection>
  )
}
