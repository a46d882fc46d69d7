// The buttons of a calendar of another site.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { ShownFeed } from './channels-view.ts'

export function FeedButtons({ feed: { id, name, state, awaitsWord } }: { readonly feed: ShownFeed }) {
  const isPaused = state === 'paused'
  const unseen = (inner: string) => <span className="sr-only">{inner}</span>
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-3 pt-1">
      <input type="hidden" name="feed" value={id} />
      {awaitsWord && !isPaused && <SubmitButton intent="believe">{sentence('channels.believe')}</SubmitButton>}
      {!isPaused && (
        <SubmitButton intent="look-now" quiet>
          <RichSentence text={sentence('channels.lookNow', { name })} parts={{ unseen }} />
        </SubmitButton>
      )}
      {isPaused ? (
        <SubmitButton intent="resume" quiet>
          <RichSentence text={sentence('channels.resume', { name })} parts={{ unseen }} />
        </SubmitButton>
      ) : (
        <SubmitButton intent="pause" quiet>
          <RichSentence text={sentence('channels.pause', { name })} parts={{ unseen }} />
        </SubmitButton>
      )}
      <SubmitButton intent="remove-feed" quiet>
        <RichSentence text={sentence('channels.remove', { name })} parts={{ unseen }} />
      </SubmitButton>
    </Form>
  )
}
