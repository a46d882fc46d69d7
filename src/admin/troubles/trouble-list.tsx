// What of the running of the site is wrong, each with what to do about it; nothing while all is well.

import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Trouble } from './trouble.ts'

export function TroubleList({ troubles }: { readonly troubles: readonly Trouble[] }) {
  return troubles.map(({ kind, title, text, more }) => (
    <Notice key={`${kind} ${text}`} tone="wrong" title={title}>
      {text && <p className="max-w-prose break-words">{text}</p>}
      {more && (
        <p>
          <TextLink to={more.to}>{more.words}</TextLink>
        </p>
      )}
    </Notice>
  ))
}
