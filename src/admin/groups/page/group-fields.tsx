// The fields of a group: its name, its homes, and what homes keep that leave it.

import { longestGroupName } from '#admin/groups/group-limits.ts'
import type { HomeChoices } from '#admin/groups/group-view.ts'
import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'

type Props = FieldsOf & {
  readonly choices: HomeChoices
  /** Whether there are homes in it that could leave. */
  readonly canLeave: boolean
}

export function GroupFields({ field, values, faults, idOf, choices, canLeave }: Props) {
  const chosen = (values.homes ?? '').split('\n')
  const faultId = idOf('homes-fault')
  return (
    <>
      <div className="max-w-md">
        <Field {...field('name')} label={sentence('groups.nameLabel')} maxLength={longestGroupName} />
      </div>
      <fieldset aria-describedby={faults.homes ? faultId : undefined}>
        <legend className="pb-1 font-semibold text-sm">{sentence('groups.homes')}</legend>
        {faults.homes && (
          <p id={faultId} className="text-alarm text-sm">
            {faults.homes}
          </p>
        )}
        <div className="grid max-h-96 gap-x-6 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
          {choices.map(({ slug, name, place }) => (
            <label key={slug} className="flex min-h-11 min-w-0 items-center gap-2">
              <input
                type="checkbox"
                name="homes"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-4 shrink-0"
              />
              <span className="min-w-0 break-words">
                {name} <span className="text-ink-soft text-sm">{place}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {canLeave && (
        <div className="max-w-md">
          <SelectField
            {...field('leave')}
            label={sentence('groups.leave')}
            hint={sentence('groups.leaveHint')}
            choices={{ with: sentence('groups.leaveWith'), without: sentence('groups.leaveWithout') }}
          />
        </div>
      )}
    </>
  )
}
