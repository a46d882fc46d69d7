// Every version of a page's text in one language: to be read, and to become the draft again.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Prose } from '#ui/markdown/prose.tsx'
import { TitledSection } from '#ui/section.tsx'
import { textAddress } from './text-view.ts'

type VersionRow = {
  readonly id: number
  readonly title: string
  /** When it was published, or written while it is a draft. */
  readonly at: string
  readonly isDraft: boolean
  readonly isShown: boolean
}

type Props = {
  readonly page: { readonly name: string; readonly version: number }
  readonly language: string
  readonly versions: readonly VersionRow[]
  /** The one that is read at the moment. */
  readonly open: { readonly id: number; readonly html: string; readonly lang: string; readonly dir: string } | undefined
  readonly mayChange: boolean
}

export function VersionList({ page, language, versions, open, mayChange }: Props) {
  if (versions.length === 0) return null
  return (
    <TitledSection id="versions" title={sentence('site.versions')} className="card flex flex-col gap-4 p-5 md:p-6">
      <ul className="flex flex-col gap-4">
        {versions.map(version => (
          <li key={version.id} className="flex flex-col gap-3 border-line border-t pt-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Link to={textAddress(page.name, language, version.id)} preventScrollReset className="link">
                {version.title}
              </Link>
              <span className="text-ink-soft text-sm">{stateOf(version)}</span>
            </div>
            {open?.id === version.id && (
              <div className="notice" lang={open.lang} dir={open.dir}>
                <Prose html={open.html} />
              </div>
            )}
            {mayChange && !version.isDraft && !version.isShown && (
              <Form method="post" preventScrollReset>
                <HiddenFields values={{ version: page.version, earlier: version.id }} />
                <SubmitButton intent="restore" quiet>
                  {sentence('site.restore')}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function stateOf({ at, isDraft, isShown }: VersionRow): string {
  if (isDraft) return sentence('site.isDraft', { at })
  return isShown ? sentence('site.isShownSince', { at }) : sentence('site.wasPublished', { at })
}
