// One page of text: what it says in a language, its draft, its versions, and where it stands.

import { data } from 'react-router'
import { describePage, findVersion, textLanguages } from '#admin/site/texts/describe-texts.server.ts'
import { handleTextForm } from '#admin/site/texts/handle-text-form.server.ts'
import { PlaceForm } from '#admin/site/texts/place-form.tsx'
import { TextEditor } from '#admin/site/texts/text-editor.tsx'
import { nameOfPage, textAddress, textsPath } from '#admin/site/texts/text-view.ts'
import { VersionList } from '#admin/site/texts/version-list.tsx'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { markOf } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { renderPage } from '#site/texts/legal-pages.server.ts'
import { ButtonLink, TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import { typedIn } from '#values/form-input.ts'
import { dateFormat } from '#values/formats.ts'
import type { Route } from './+types/text'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const page = await describePage(tools, operator, params.name)
  if (!page) throw pageNotFound(url)
  const languages = textLanguages(tools.environment)
  const language = languages.find(({ code }) => code === url.searchParams.get('language')) ?? languages[0]!
  const asked = Number(/^\d{1,9}$/.exec(url.searchParams.get('version') ?? '')?.[0] ?? 0)
  const open = asked > 0 ? await findVersion(tools, operator, page.name, asked) : undefined
  const time = dateFormat(currentLanguage().locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const versions = page.versions.filter(each => each.language === language.code)
  const shown = versions.find(({ publishedAt }) => publishedAt !== null)
  const { words, versions: _, ...place } = page
  return {
    head: { title: nameOfPage(page.name) },
    page: place,
    languages: languages.map(({ code, name }) => ({ code, name, isOpen: code === language.code })),
    language,
    words: words[language.code] ?? { title: '', text: '' },
    versions: versions.map(({ id, title, writtenAt, publishedAt }) => ({
      ...{ id, title, isDraft: publishedAt === null, isShown: id === shown?.id },
      at: time.format(publishedAt ?? writtenAt),
    })),
    open: open && { id: open.id, html: renderPage(open.text), ...markOf(open.language) },
    mayChange: may(operator, 'site', 'change'),
  }
}

export async function action({ context, url, request, params }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const form = await request.formData()
  const answer = await handleTextForm(tools, operator, params.name, form)
  if (!answer.ok) return data(answer.shown, { status: answer.status })
  const language = url.searchParams.get('language') ?? undefined
  throw redirectSaved(typedIn(form, 'intent') === 'remove' ? textsPath : textAddress(params.name, language))
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function SiteText({ loaderData, actionData }: Route.ComponentProps) {
  const { page, languages, language, words, versions, open, mayChange } = loaderData
  const hasDraft = versions.some(({ isDraft }) => isDraft)
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <TextLink to={textsPath}>{sentence('site.backToTexts')}</TextLink>
        <h1 className="break-words font-display text-4xl">{nameOfPage(page.name)}</h1>
        <p className="text-ink-soft" dir="ltr">
          {page.address}
        </p>
      </div>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {page.name === 'imprint' && <p className="max-w-prose">{sentence('site.imprintHint')}</p>}
      <nav aria-label={sentence('site.textLanguage')} className="flex flex-wrap gap-3">
        {languages.map(({ code, name, isOpen }) => (
          <ButtonLink key={code} quiet={!isOpen} to={textAddress(page.name, code)}>
            {name}
          </ButtonLink>
        ))}
      </nav>
      <TextEditor
        // A form that was saved starts anew; a refused one keeps what was typed.
        key={`${language.code} ${page.version}`}
        {...{ version: page.version, language, words, hasDraft, mayChange }}
        typed={actionData}
      />
      <VersionList page={page} language={language.code} versions={versions} open={open} mayChange={mayChange} />
      {mayChange && <PlaceForm key={`place ${page.version}`} page={page} typed={actionData} />}
    </div>
  )
}
