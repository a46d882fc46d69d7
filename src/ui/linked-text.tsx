// Plain text with its web addresses as links.

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/

/** Only http and https become links; everything else stays the text it is. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts = text.split(address)
  return parts.map((part, position) =>
    position % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else that tells them apart
      <a key={position} href={part} className="link" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
