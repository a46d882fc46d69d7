// The roles in a form, one below the other: whether somebody has it, and for which homes.

import { sentence } from '#catalogue/sentence.ts'
import { fieldsOf } from '#ui/fields-of.ts'
import { TextArea } from '#ui/text-area.tsx'

export type RoleChoice = {
  readonly role: string
  /** Its number among all roles, at the end of the names of its fields. */
  readonly at: number
  readonly name: string
  /** Whether it may be given for all homes. */
  readonly isForAll: boolean
}

type Props = {
  readonly roles: readonly RoleChoice[]
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
}

export function RolesFields({ roles, values, faults }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4" aria-describedby={faults.roles ? 'roles-fault' : undefined}>
      <legend className="font-semibold">{sentence('people.roles')}</legend>
      {faults.roles && (
        <p id="roles-fault" className="text-alarm text-sm">
          {faults.roles}
        </p>
      )}
      {roles.map(({ role, at, name, isForAll }) => (
        <div key={role} className="grid items-start gap-x-5 gap-y-2 border-line border-t pt-3 sm:grid-cols-2">
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name={`role-${at}`}
              value={role}
              defaultChecked={values[`role-${at}`] === role}
              className="size-5 shrink-0"
            />
            {name}
          </label>
          <TextArea
            {...field(`homes-${at}`)}
            label={sentence('people.homesOf', { role: name })}
            hint={isForAll ? sentence('organisation.onlyHomesHint') : sentence('people.homesHint')}
            rows={2}
          />
        </div>
      ))}
    </fieldset>
  )
}
