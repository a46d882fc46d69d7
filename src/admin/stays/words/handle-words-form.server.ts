// What the operator's page does with the form of words and facts: parse, run the command, answer with what is shown again.

import { faulty, refusedSection, type SectionAnswer, unreadableForm } from '#admin/stays/form/section-typed.ts'
import { typedVersion } from '#admin/stays/form/typed-text.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { changeWords } from './change-words.server.ts'
import { parseWords, type WordsField, type WordsValues, wordsIn } from './home-words.ts'

export async function handleWordsForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<SectionAnswer<WordsValues, WordsField>> {
  const [version, values] = [typedVersion(form), wordsIn(form)]
  const isKnown = handlerOf(form, { keep: true })
  if (!isKnown) return { ok: false, status: 400, typed: { values, faults: {}, refusal: unknownIntent } }
  if (version === undefined) return { ok: false, status: 400, typed: { values, faults: {}, refusal: unreadableForm } }
  const parsed = parseWords(values)
  if (!parsed.ok) return faulty(values, parsed.faults)
  const changed = await changeWords(tools, operator, { slug, version }, parsed.words)
  if (changed.ok) return { ok: true, slug: parsed.words.slug }
  const field =
    changed.reason === 'slug-taken' ? 'slug' : changed.reason === 'not-registered' ? 'registration' : undefined
  return refusedSection(values, changed.reason, field)
}
