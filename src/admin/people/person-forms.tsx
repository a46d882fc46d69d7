// The forms about one person: other roles, or none; and what was looked at, with the button that does it.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { type RoleChoice, RolesFields } from './roles-fields.tsx'

type RolesFormProps = {
  readonly roles: readonly RoleChoice[]
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  readonly seen: string
}

export function RolesForm({ roles, values, faults, seen }: RolesFormProps) {
  return (
    <Form method="post" noValidate preventScrollReset className="card flex flex-col gap-5 p-5 md:p-6">
      <input type="hidden" name="seen" value={seen} />
      <RolesFields roles={roles} values={values} faults={faults} />
      <SubmitButton quiet intent="look" className="self-start">
        {sentence('people.look')}
      </SubmitButton>
    </Form>
  )
}

export function RemoveForm() {
  return (
    <Form method="post" preventScrollReset>
      <SubmitButton quiet intent="look-away">
        {sentence('people.remove')}
      </SubmitButton>
    </Form>
  )
}

type EffectProps = {
  readonly name: string
  readonly added: readonly string[]
  readonly taken: readonly string[]
  readonly intent: 'keep' | 'take-away'
  readonly fields: Readonly<Record<string, string>>
}

export function RolesEffectCard({ name, added, taken, intent, fields }: EffectProps) {
  const changesNothing = added.length === 0 && taken.length === 0
  return (
    <TitledSection id="effect" title={sentence('people.effect')} className="notice flex flex-col gap-4">
      {added.length > 0 && (
        <div>
          <p className="font-semibold">{sentence('people.gains', { name })}</p>
          <Sentences sentences={added} />
        </div>
      )}
      {taken.length > 0 && (
        <div>
          <p className="font-semibold">{sentence('people.loses', { name })}</p>
          <Sentences sentences={taken} />
        </div>
      )}
      {changesNothing && <p>{sentence('people.noEffect')}</p>}
      {intent === 'take-away' && <p>{sentence('people.signedOut')}</p>}
      {!changesNothing && (
        <Form method="post">
          <HiddenFields values={fields} />
          {intent === 'keep' ? (
            <SubmitButton intent="keep">{sentence('people.keep')}</SubmitButton>
          ) : (
            <SubmitButton intent="take-away">{sentence('people.takeAway')}</SubmitButton>
          )}
        </Form>
      )}
    </TitledSection>
  )
}
