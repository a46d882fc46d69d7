// What stands below a total for a guest who is shown another currency than the home's.

import type { ChargedNoteView } from './quote-view.ts'

export function ChargedNote({ about, charged }: ChargedNoteView) {
  return (
    <p className="text-ink-soft text-sm">
      {about && <span className="block">{about}</span>}
      {charged}
    </p>
  )
}
