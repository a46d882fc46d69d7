// The buttons of a calendar of another site.

import { Form } from 'react-router'
import { SubmitButton } from '#ui/buttons.tsx'
import type { ShownFeed } from './channels-view.ts'

export function FeedButtons({ feed: { id, name, state, awaitsWord } }: { readonly feed: ShownFeed }) {
  const isPaused = state === 'paused'
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-3 pt-1">
      <input type="hidden" name="feed" value={id} />
      {awaitsWord && !isPaused && <SubmitButton intent="believe">It is right as it is now</SubmitButton>}
      {!isPaused && (
        <SubmitButton intent="look-now" quiet>
          Look now<span className="sr-only"> at {name}</span>
        </SubmitButton>
      )}
      {isPaused ? (
        <SubmitButton intent="resume" quiet>
          Go on<span className="sr-only"> with {name}</span>
        </SubmitButton>
      ) : (
        <SubmitButton intent="pause" quiet>
          Pause<span className="sr-only"> {name}</span>
        </SubmitButton>
      )}
      <SubmitButton intent="remove-feed" quiet>
        Remove<span className="sr-only"> {name}</span>
      </SubmitButton>
    </Form>
  )
}
