// A button that copies a field's value; rendered only once script runs.

import { useEffect, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from './rich-sentence.tsx'

type Props = {
  /** The id of the field. */
  readonly of: string
  /** What is copied, for who cannot see which field the button stands at: "the address for Airbnb". */
  readonly what: string
}

type Copied = 'idle' | 'copied' | 'chosen'

const words = (): Readonly<Record<Copied, string>> => ({
  idle: '',
  copied: sentence('ui.copied'),
  // Some browsers refuse; what is chosen is copied by hand.
  chosen: sentence('ui.copyByHand'),
})

export function CopyButton({ of, what }: Props) {
  const [isAlive, setAlive] = useState(false)
  const [copied, setCopied] = useState<Copied>('idle')
  useEffect(() => setAlive(true), [])
  if (!isAlive) return null

  async function copy() {
    const field = document.getElementById(of)
    if (!(field instanceof HTMLInputElement)) return
    try {
      await navigator.clipboard.writeText(field.value)
      setCopied('copied')
    } catch {
      field.focus()
      field.select()
      setCopied('chosen')
    }
  }

  return (
    <>
      <button type="button" className="button button-quiet" onClick={copy}>
        <RichSentence
          text={sentence('ui.copy')}
          parts={{
            unseen: inner => (
              <span className="sr-only">
                <RichSentence text={inner} parts={{ what: () => what }} />
              </span>
            ),
          }}
        />
      </button>
      <span role="status" className="self-center text-ink-soft text-sm">
        {words()[copied]}
      </span>
    </>
  )
}
