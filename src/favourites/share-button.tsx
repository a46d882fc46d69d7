// Shares the page: by the browser's own sheet where there is one, else by copying its address.

import { useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'

/** Hidden without script, where the address bar does as much. */
export function ShareButton() {
  const [said, setSaid] = useState('')
  return (
    <button
      type="button"
      className="button button-quiet script-needed"
      onClick={() =>
        import('./share-page.client.ts')
          .then(({ sharePage }) => sharePage())
          .then(setSaid, () => setSaid(sentence('search.shareByHand')))
      }
    >
      <Icon name="share" />
      <span aria-live="polite" data-said={said || undefined}>
        {said || sentence('search.share')}
      </span>
    </button>
  )
}
