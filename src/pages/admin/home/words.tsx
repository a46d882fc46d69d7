// A home's texts and facts.

import { data } from 'react-router'
import { handleSection } from '#admin/stays/form/handle-section.server.ts'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { changeWords, findWords } from '#admin/stays/words/change-words.server.ts'
import { WordsForm } from '#admin/stays/words/words-form.tsx'
import { parseWordsForm, type WordsInput, wordsValues } from '#admin/stays/words/words-input.ts'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { renderMarkdown } from '#ui/markdown/markdown.server.ts'
import { handlerOf } from '#values/intent.ts'
import type { Route } from './+types/words'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const words = await findWords(tools.database, operator, slug)
  if (!words) throw pageNotFound(args.url)
  return { head: { title: sentence('homes.wordsOf', { name: home.name }) }, home, values: wordsValues(words) }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, slug } = await requireHome(args)
  const form = await args.request.formData()
  const parsed = parseWordsForm(form)
  if (handlerOf(form, { preview: true })) {
    const { values } = parsed
    return { values, faults: {}, refusal: undefined, preview: renderMarkdown(values.description) }
  }
  const change = (words: WordsInput, version: number) => changeWords(tools, operator, { slug, version }, words)
  const answered = await handleSection(form, parsed, change, { button: 'keep' })
  if (answered.ok) throw redirectSaved(homeAdminAddress(answered.input.slug, 'words'))
  return data({ ...answered.shown, preview: undefined }, { status: answered.status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeWords({ loaderData: { home, values }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="words" refusal={actionData?.refusal}>
      <WordsForm
        // A form that was saved starts anew; a refused one keeps what was typed.
        key={`${home.slug} ${home.version}`}
        version={home.version}
        values={actionData?.values ?? values}
        faults={actionData?.faults ?? {}}
        preview={actionData?.preview}
      />
    </HomeFrame>
  )
}
