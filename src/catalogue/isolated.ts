// What goes into a sentence that is read from right to left keeps its own direction (Unicode Bidirectional Algorithm, UAX 9).

const [isolate, pop] = ['\u2068', '\u2069']

/** `text` in ICU MessageFormat, with an isolate around each argument that is put in as it is. */
export function isolated(text: string): string {
  const pieces = text.split(/([{}])/)
  // What is open: a message, or an argument, in which branches are messages again.
  const open = ['message']
  return pieces
    .map((piece, at) => {
      const isArgument = open.at(-1) === 'message'
      if (piece === '{') {
        open.push(isArgument ? 'argument' : 'message')
        return isArgument && isWhole(pieces, at) ? isolate + piece : piece
      }
      if (piece !== '}') return piece
      return open.pop() === 'argument' && isWhole(pieces, at - 2) ? piece + pop : piece
    })
    .join('')
}

/** Whether the brace at this place opens an argument that does not branch. */
function isWhole(pieces: readonly string[], at: number): boolean {
  return pieces[at] === '{' && /^\s*\w+\s*$/.test(pieces[at + 1] ?? '') && pieces[at + 2] === '}'
}
