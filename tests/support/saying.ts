// How a test recognises a sentence of the catalogue wherever it stands, whatever goes into it.

import { parse, type Token } from '@messageformat/parser'
import { type SentenceKey, sentencesOf } from '#catalogue/sentence.ts'

const literal = (text: string) => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** In the place of a tag without text, as of a parameter, anything may stand. */
const withTags = (text: string) =>
  text
    .split(/<\w+\/>/)
    .map(literal)
    .join('.*?')

function source(tokens: readonly Token[]): string {
  return tokens
    .map(token => {
      if (token.type === 'content') return withTags(token.value)
      if ('cases' in token) return `(?:${token.cases.map(({ tokens: inside }) => source(inside)).join('|')})`
      return '.+?'
    })
    .join('')
}

/** Matches any of these sentences in that language, as text without tags. */
export function sayingIn(language: string, ...keys: readonly SentenceKey[]): RegExp {
  return new RegExp(keys.map(key => source(parse(sentencesOf(language)[key]))).join('|'), 's')
}

/** Matches any of these sentences in English. */
export const saying = (...keys: readonly SentenceKey[]) => sayingIn('en', ...keys)
