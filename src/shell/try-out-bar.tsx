// The line above every page of a site that is only being tried out.

import { tryOutSentence } from './site.ts'

export function TryOutBar() {
  return (
    <aside aria-label="About this site" className="try-out-bar">
      {tryOutSentence}
    </aside>
  )
}
