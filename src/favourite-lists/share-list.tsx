// Hands a list of homes on: by the browser's own sheet where there is one, and by copying its address.

import { useEffect, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Without script the address alone, to be copied by hand. A browser without a sheet would copy twice: it has one button. */
export function ShareList({ address }: { readonly address: string }) {
  const [hasSheet, setHasSheet] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => setHasSheet('share' in navigator), [])
  const byHand = () => sentence('search.copyInstead')
  const share = () =>
    import('#favourites/share-page.client.ts')
      .then(({ sharePage }) => sharePage(address, byHand()))
      .then(setSaid, () => setSaid(byHand()))
  return (
    <div className="share-list">
      {hasSheet && (
        <button type="button" className="button button-quiet" onClick={share}>
          <Icon name="share" />
          <span aria-live="polite">{said || sentence('search.share')}</span>
        </button>
      )}
      <CopyButton of="share" what={sentence('search.theListAddress')} />
      <input id="share" readOnly value={address} className="field" />
    </div>
  )
}
