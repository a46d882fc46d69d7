// The snippets of the team: texts for messages to guests, in the languages of the site.

import { data } from 'react-router'
import { handleSnippetForm } from '#admin/inbox/handle-snippet-form.server.ts'
import { inboxPath } from '#admin/inbox/inbox-filter.ts'
import { SnippetForm } from '#admin/inbox/snippet-form.tsx'
import { languageCodes } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { placeholderNames } from '#messages/snippets/placeholders.ts'
import { listSnippets, mayChangeSnippets } from '#messages/snippets/save-snippet.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { Route } from './+types/snippets'
import { onAdminPage } from './on-admin-page.server.ts'

const here = '/admin/inbox/snippets'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return {
    head: { title: sentence('messages.snippets') },
    snippets: (await listSnippets(tools.database, operator)).map(({ id, title, texts, version }) => ({
      ...{ id, title, texts, version },
    })),
    languages: siteLanguages(tools.environment)
      .filter(({ code }) => languageCodes.includes(code))
      .map(({ code, name, direction }) => ({ code, name, direction })),
    mayChange: mayChangeSnippets(operator),
  }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const answer = await handleSnippetForm(tools, operator, await request.formData())
  if (answer.ok) throw redirectSaved(here)
  return data({ typed: answer.typed }, { status: answer.status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function Snippets({ loaderData, actionData }: Route.ComponentProps) {
  const { snippets, languages, mayChange } = loaderData
  const typed = actionData?.typed
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <TextLink to={inboxPath}>{sentence('messages.backToInbox')}</TextLink>
        <h1 className="font-display text-4xl">{sentence('messages.snippets')}</h1>
      </div>
      <p className="max-w-prose text-ink-soft">
        {sentence('messages.snippetsIntro')}{' '}
        {placeholderNames.map(name => (
          <code key={name} dir="ltr" className="me-2 inline-block">{`{${name}}`}</code>
        ))}
      </p>
      {snippets.length === 0 && <p>{sentence('messages.noSnippet')}</p>}
      {snippets.map(snippet => (
        <details key={`${snippet.id}:${snippet.version}`} className="card p-5" open={typed?.id === snippet.id}>
          <summary className="min-h-11 cursor-pointer content-center break-words font-semibold">
            {snippet.title}
          </summary>
          <div className="pt-3">
            {mayChange ? (
              <SnippetForm
                snippet={snippet}
                languages={languages}
                typed={typed?.id === snippet.id ? typed : undefined}
              />
            ) : (
              Object.entries(snippet.texts).map(([code, text]) => <EnteredText key={code} text={text} quoted />)
            )}
          </div>
        </details>
      ))}
      {mayChange && (
        <TitledSection id="new-snippet" title={sentence('messages.newSnippet')}>
          <SnippetForm
            // After one was saved the next begins empty.
            key={snippets.length}
            languages={languages}
            typed={typed && !snippets.some(({ id }) => id === typed.id) ? typed : undefined}
          />
        </TitledSection>
      )}
    </div>
  )
}
