// What an operator can do with a calendar of another site.

import { Form } from 'react-router'
import type { ShownFeed } from './channels-view.ts'

export function FeedButtons({ feed: { id, name, state, awaitsWord } }: { readonly feed: ShownFeed }) {
  const isPaused = state === 'paused'
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-3 pt-1">
      <input type="hidden" name="feed" value={id} />
      {awaitsWord && !isPaused && (
        <button type="submit" name="intent" value="believe" className="button">
          It is right as it is now
        </button>
      )}
      {!isPaused && (
        <button type="submit" name="intent" value="look-now" className="button button-quiet">
          Look now<span className="sr-only"> at {name}</span>
        </button>
      )}
      {isPaused ? (
        <button type="submit" name="intent" value="resume" className="button button-quiet">
          Go on<span className="sr-only"> with {name}</span>
        </button>
      ) : (
        <button type="submit" name="intent" value="pause" className="button button-quiet">
          Pause<span className="sr-only"> {name}</span>
        </button>
      )}
      <button type="submit" name="intent" value="remove-feed" className="button button-quiet">
        Remove<span className="sr-only"> {name}</span>
      </button>
    </Form>
  )
}
