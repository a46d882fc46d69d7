// A text as somebody entered it: its lines are kept, and it is read in its own direction whatever the language of the page.

type EnteredTextProps = {
  readonly text: string
  /** With a line at its side, as what somebody else says. */
  readonly quoted?: boolean
}

export function EnteredText({ text, quoted = false }: EnteredTextProps) {
  const side = quoted ? 'border-line border-s-2 ps-4' : ''
  return (
    <p dir="auto" className={`whitespace-pre-line break-words ${side}`}>
      {text}
    </p>
  )
}
