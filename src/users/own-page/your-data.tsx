// What we know of somebody: theirs to take along, and to have forgotten.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { ChangeForm, OwnSection, type Posted, postedTo } from './change-form.tsx'

type YourDataProps = {
  readonly posted: Posted
  readonly passwordOf: string | null
}

export function YourData({ posted, passwordOf }: YourDataProps) {
  const fault = postedTo(posted, 'leave').faults.understood
  return (
    <OwnSection id="your-data" title={sentence('users.whatWeKnow')}>
      <p className="mt-2">
        <Link reloadDocument to="/user/data" download className="link inline-flex min-h-11 items-center">
          {sentence('users.takeAlong')}
        </Link>
      </p>
      <ChangeForm
        title={sentence('users.deleteYourAccount')}
        intent="leave"
        intro={sentence('users.whatIsForgotten')}
        submit={sentence('users.deleteMyAccount')}
        posted={posted}
        passwordOf={passwordOf}
      >
        <div>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="understood"
              value="yes"
              className="size-5"
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? 'understood-fault' : undefined}
            />
            {sentence('users.cannotBeUndone')}
          </label>
          {fault && (
            <p id="understood-fault" className="text-alarm text-sm">
              {fault}
            </p>
          )}
        </div>
      </ChangeForm>
    </OwnSection>
  )
}
