// The site's pages of text: the legal ones, and those of the operator's own.

import { isFound, listPages, textLanguages } from '#admin/site/texts/describe-texts.server.ts'
import { handleNewPageForm } from '#admin/site/texts/handle-text-form.server.ts'
import { NewPageForm } from '#admin/site/texts/new-page-form.tsx'
import { PageList } from '#admin/site/texts/page-list.tsx'
import { textAddress } from '#admin/site/texts/text-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { may } from '#users/permissions/permissions.ts'
import { typedIn } from '#values/form-input.ts'
import type { Route } from './+types/texts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const languages = textLanguages(tools.environment)
  const named = (codes: readonly string[]) =>
    languages.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  const pages = await listPages(tools, operator)
  const found = await Promise.all(pages.map(({ name }) => isFound(tools, name, currentLanguage().code)))
  return {
    head: { title: sentence('site.texts') },
    pages: pages.map(({ name, address, isShown, published, drafts }, at) => ({
      ...{ name, address, isShown, published: named(published), drafts: named(drafts) },
      isStarter: found[at] === true && published.length === 0,
    })),
    languages: languages.map(({ code: value, name: label }) => ({ value, label })),
    mayChange: may(operator, 'site', 'change'),
  }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const form = await request.formData()
  const answer = await handleNewPageForm(tools, operator, form)
  return savedOrAgain(answer, textAddress(typedIn(form, 'name').trim().toLowerCase(), typedIn(form, 'language')))
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function SiteTexts({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, languages, mayChange } = loaderData
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('site.texts')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('site.textsIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <PageList pages={pages} />
      {mayChange && (
        <TitledSection id="new-page" title={sentence('site.newPage')}>
          <NewPageForm key={pages.length} typed={actionData} languages={languages} />
        </TitledSection>
      )}
    </div>
  )
}
