// One calendar of another site, and its state.

import type { ReactNode } from 'react'
import { providerNames } from '#channels/feeds/channel-provider.ts'
import { type ShownFeed, stateNames } from './channels-view.ts'

type Props = {
  readonly feed: ShownFeed
  /** The heading above it is one level higher. */
  readonly level: 'h3' | 'h4'
  readonly children?: ReactNode
}

export function FeedCard({ feed, level: Heading, children }: Props) {
  const { name, provider, host, state, inWords } = feed
  const isTroubled = state === 'failing' || state === 'late'
  return (
    <article className="flex min-w-0 flex-col gap-2">
      <Heading className="break-words font-semibold text-lg">
        {name}{' '}
        <span className={`font-normal ${isTroubled ? 'text-alarm' : 'text-ink-soft'}`}>· {stateNames[state]()}</span>
      </Heading>
      <p className="break-words text-ink-soft text-sm">
        {providerNames[provider]()} · {host}
      </p>
      <p>{inWords.state}</p>
      <p className="text-ink-soft text-sm tabular-nums">
        {inWords.lastLook} {inWords.nextLook} {inWords.found}
      </p>
      {children}
    </article>
  )
}
