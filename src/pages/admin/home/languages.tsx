// The languages in which guests may read a home.

import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { findTranslated, furtherLanguages } from '#admin/stays/languages/find-translated.server.ts'
import { LanguagesList } from '#admin/stays/languages/languages-list.tsx'
import { sentence } from '#catalogue/sentence.ts'
import type { Route } from './+types/languages'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, home } = await requireHome(args)
  const found = await findTranslated(tools.database, operator, home.id, furtherLanguages(tools.environment))
  const languages = found.map(({ language: { code, name }, texts, missing }) => ({
    ...{ code, name, texts: texts.length, missing },
  }))
  return { head: { title: sentence('homes.languagesOf', { name: home.name }) }, home, languages }
}

export default function AdminHomeLanguages({ loaderData: { home, languages } }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="languages">
      <p className="text-ink-soft">{sentence('homes.languagesIntro')}</p>
      <LanguagesList slug={home.slug} languages={languages} />
    </HomeFrame>
  )
}
