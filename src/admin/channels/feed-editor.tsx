// The settings of a calendar of another site, folded until opened or refused.

import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { ShownFeed } from './channels-view.ts'
import { type FeedTyped, feedFieldsOf } from './feed-fields.ts'
import { FeedForm } from './feed-form.tsx'

type Props = {
  readonly unitId: number
  readonly feed: ShownFeed
  readonly typed: FeedTyped | undefined
}

export function FeedEditor({ unitId, feed, typed }: Props) {
  return (
    <details
      // What was saved is folded again, with what it is now in its fields.
      key={feed.seen}
      className="pt-1"
      open={typed !== undefined}
    >
      <summary className="link min-h-11 cursor-pointer py-2">
        <RichSentence
          text={sentence('channels.change', { name: feed.name })}
          parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
        />
      </summary>
      <div className="pt-3">
        <FeedForm
          unitId={unitId}
          feed={feed}
          fields={typed?.fields ?? feedFieldsOf(feed)}
          faults={typed?.faults ?? {}}
        />
      </div>
    </details>
  )
}
