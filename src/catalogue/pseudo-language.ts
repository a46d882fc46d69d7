// A language for tests: English with accents, a third longer, in brackets. What stands outside of brackets on a page is in no catalogue.

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz'
const accented = 'ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž'
const accents = new Map([...plain].map((letter, place) => [letter, accented[place]!]))

/** `text` in ICU MessageFormat; its arguments, branches and tags stay. */
export function pseudoText(text: string): string {
  let letters = 0
  const changed = spoken(text).map(({ piece, isSaid }) => {
    if (!isSaid) return piece
    letters += piece.length
    return piece.replaceAll(/<[^>]*>|./gs, sign => accents.get(sign) ?? sign)
  })
  return `[${changed.join('')}${'·'.repeat(Math.ceil(letters / 3))}]`
}

type Piece = { readonly piece: string; readonly isSaid: boolean }

/** By turns what a reader sees, and what the format reads. */
function spoken(text: string): Piece[] {
  const pieces: Piece[] = []
  // What is open: a message, or an argument, in which branches are messages again.
  const open = ['message']
  for (const piece of text.split(/([{}])/)) {
    if (piece === '{') open.push(open.at(-1) === 'message' ? 'argument' : 'message')
    if (piece === '}') open.pop()
    pieces.push({ piece, isSaid: piece !== '{' && piece !== '}' && open.at(-1) === 'message' })
  }
  return pieces
}
