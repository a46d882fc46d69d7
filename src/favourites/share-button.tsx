// Shares the page, or an address: by the browser's own sheet where there is one, else by copying it.

import { useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'

type ShareButtonProps = {
  /** This page's unless told. */
  readonly address?: string
  /** What helps where a browser neither shares nor copies. */
  readonly byHand?: string
}

/** Hidden without script, where the address bar does as much. */
export function ShareButton({ address, byHand = sentence('search.shareByHand') }: ShareButtonProps) {
  const [said, setSaid] = useState('')
  return (
    <button
      type="button"
      className="button button-quiet script-needed"
      onClick={() =>
        import('./share-page.client.ts')
          .then(({ sharePage }) => sharePage(byHand, address))
          .then(setSaid, () => setSaid(byHand))
      }
    >
      <Icon name="share" />
      <span aria-live="polite" data-said={said || undefined}>
        {said || sentence('search.share')}
      </span>
    </button>
  )
}
