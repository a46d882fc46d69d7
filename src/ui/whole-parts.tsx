// A sentence in which some parts, such as addresses, are emphasised and do not wrap while they fit on a line.

import { Fragment } from 'react'

type WholePartsProps = {
  readonly text: string
  /** An empty one is none. */
  readonly parts: readonly string[]
}

export function WholeParts({ text, parts }: WholePartsProps) {
  const part = parts.find(each => each !== '' && text.includes(each))
  if (part === undefined) return text
  const rest = parts.filter(each => each !== part)
  return text.split(part).map((before, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay where they are
    <Fragment key={place}>
      {place > 0 && <strong className="inline-block max-w-full break-words align-bottom text-ink">{part}</strong>}
      <WholeParts text={before} parts={rest} />
    </Fragment>
  ))
}
