// What goes into a sentence that is read from right to left keeps its own direction (Unicode Bidirectional Algorithm, UAX 9).

const [isolate, pop, rightToLeft] = ['\u2068', '\u2069', '\u200f']

/**
 * `text` in ICU MessageFormat, with an isolate around each argument that is put in as it is. A text without a letter of its own, such as
 * `{list}، {next}`, gets a mark of its direction: what is isolated tells none, and inside of another sentence it would be read the other way.
 */
export function isolated(text: string): string {
  const pieces = text.split(/([{}])/)
  // What is open: a message, or an argument, in which branches are messages again.
  const open = ['message']
  const said = pieces
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
  const isOfArguments = text.includes('{') && !/\p{L}/u.test(text.replaceAll(/\{\s*\w+\s*\}|<\/?\w+\/?>/g, ''))
  return isOfArguments ? rightToLeft + said : said
}

/** Whether the brace at this place opens an argument that does not branch. */
function isWhole(pieces: readonly string[], at: number): boolean {
  return pieces[at] === '{' && /^\s*\w+\s*$/.test(pieces[at + 1] ?? '') && pieces[at + 2] === '}'
}
