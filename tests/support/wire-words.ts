// What programs compare letter for letter: the tables of Strapi's calls and of the identity protocol, and who keeps to them.

import { strapiWords } from '#api/contract/strapi-words.ts'
import { clientCodes } from '#identity/wire/identity-reason.ts'
import { passwordWords, protocolWords } from '#identity/wire/protocol-words.ts'

// biome-ignore lint/suspicious/noExplicitAny: sentences take fields, lists and numbers
type Sentence = string | ((...parts: any[]) => string)
type Words = Readonly<Record<string, Sentence>>

/** What stands at each gap of a sentence, by the name of its parameter; anything, nothing too, where the name is not here. */
const gaps: Readonly<Record<string, string>> = {
  field: '[\\w.-]+',
  type: 'an? \\w+',
  kind: '\\w+',
  fault: `(?:${Object.values(strapiWords)
    .filter(each => typeof each === 'string' && each.startsWith('must '))
    .join('|')})`,
  count: '\\d+',
  least: '\\d+',
  most: '\\d+',
  bytes: '\\d+',
}

/** The sentences of a table by name, with `{field}` and the like where something is put in. */
export function writtenOut(words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, sentence]) => {
      if (typeof sentence === 'string') return [name, sentence]
      const [, parameters = ''] = /^\(?([^)=]*(?:=\s*['"]{2}[^)=]*)?)\)?\s*=>/.exec(String(sentence))!
      // A list of one name reads like the name itself.
      const marks = parameters.split(',').map(each => [`{${each.trim().split(/\W/)[0]}}`])
      return [name, sentence(...marks)]
    }),
  )
}

function patternOf(sentences: readonly string[]): RegExp {
  const patterns = sentences.map(sentence =>
    sentence
      .split(/(\{\w+\})/)
      .map((part, at) =>
        at % 2 === 1 ? (gaps[part.slice(1, -1)] ?? '[^]*') : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join(''),
  )
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

const ofStrapi = patternOf(Object.values(writtenOut(strapiWords)))
const ofProtocol = patternOf(
  Object.entries({ ...writtenOut(protocolWords), ...writtenOut(passwordWords) }).flatMap(([name, sentence]) =>
    name === 'valueWrong' ? [sentence, protocolWords.valueWrong('{field}')] : [sentence],
  ),
)

/** Whether one of Strapi's calls may answer this. */
export const isStrapisSentence = (message: string): boolean => ofStrapi.test(message)

/** Whether the identity protocol may answer this: a code, a code with a sentence after it, or a sentence alone. */
export function isProtocolMessage(message: string): boolean {
  const [, code = '', detail] = /^([A-Z_]+)(?: : (.+))?$/s.exec(message) ?? []
  if (!Object.hasOwn(clientCodes, code)) return ofProtocol.test(message)
  return detail === undefined || ofProtocol.test(detail)
}
