// What we know of somebody: theirs to take along, and to have forgotten.

import { leaveWords } from '#users/own-data/leave-words.ts'
import { ChangeForm, OwnSection, type Posted, postedTo } from './change-form.tsx'

type YourDataProps = {
  readonly posted: Posted
  readonly passwordOf: string | null
}

export function YourData({ posted, passwordOf }: YourDataProps) {
  const fault = postedTo(posted, 'leave').faults.understood
  return (
    <OwnSection id="your-data" title="What we know of you">
      <p className="mt-2">
        <a href="/user/data" download className="link inline-flex min-h-11 items-center">
          Take it along as a file
        </a>
      </p>
      <ChangeForm
        title="Delete your account"
        intent="leave"
        intro={leaveWords.before}
        submit="Delete my account"
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
            I understand that this cannot be undone
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
