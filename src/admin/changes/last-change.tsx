// Below what operators change: who changed it last, and the way to all of its changes.

import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'

type Props = { readonly last: { readonly said: string; readonly address: string } | undefined }

export function LastChangeLine({ last }: Props) {
  if (!last) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      {last.said} <TextLink to={last.address}>{sentence('changes.history')}</TextLink>
    </p>
  )
}
