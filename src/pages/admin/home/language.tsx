// All that a home says, beside what it says in one further language.

import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { findTranslated, furtherLanguages } from '#admin/stays/languages/find-translated.server.ts'
import { handleTranslationsForm } from '#admin/stays/languages/handle-translations-form.server.ts'
import { translationRows } from '#admin/stays/languages/translation-rows.ts'
import { TranslationsForm } from '#admin/stays/languages/translations-form.tsx'
import { tagOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { TextLink } from '#ui/buttons.tsx'
import type { Route } from './+types/language'
import { requireHome } from './require-home.server.ts'

async function requireLanguage(args: Route.LoaderArgs) {
  const found = await requireHome(args)
  const { tools, operator, home } = found
  const language = furtherLanguages(tools.environment).find(({ code }) => code === args.params.language)
  const [inLanguage] = language ? await findTranslated(tools.database, operator, home.id, [language]) : []
  if (!inLanguage?.language.typedIn) throw pageNotFound(args.url)
  return { ...found, ...inLanguage, typedIn: inLanguage.language.typedIn }
}

export async function loader(args: Route.LoaderArgs) {
  const { home, language, texts, missing, typedIn } = await requireLanguage(args)
  const { name, direction: dir } = language
  const title = sentence('homes.languageOf', { name: home.name, language: name })
  return { head: { title }, home, texts, missing, typedIn, name, mark: { lang: tagOf(language), dir } }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, slug, language, texts } = await requireLanguage(args)
  const form = await args.request.formData()
  const answered = await handleTranslationsForm(tools, operator, { slug, language, texts }, form)
  return savedOrAgain(answered, `${homeAdminAddress(slug, 'languages')}/${language.code}`)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeLanguage({ loaderData, actionData }: Route.ComponentProps) {
  const { home, texts, missing, name, typedIn, mark } = loaderData
  return (
    <HomeFrame home={home} here="languages" refusal={actionData?.refusal}>
      <div className="flex flex-col gap-2">
        <p>
          <TextLink to={homeAdminAddress(home.slug, 'languages')}>{sentence('homes.allLanguages')}</TextLink>
        </p>
        <h2 className="font-display text-3xl">
          <span lang={mark.lang}>{name}</span>
        </h2>
        <p className="text-ink-soft">
          {missing === 0
            ? sentence('homes.allTranslated')
            : sentence('homes.textsMissing', { missing, texts: texts.length })}
        </p>
      </div>
      <TranslationsForm
        key={home.version}
        version={home.version}
        name={name}
        rows={translationRows(texts, actionData?.typed)}
        typedIn={typedIn}
        mark={mark}
      />
    </HomeFrame>
  )
}
