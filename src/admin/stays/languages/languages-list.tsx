// The further languages of a home, each with how much is missing.

import { Link } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'

type LanguageRow = {
  readonly code: string
  readonly name: string
  /** How many texts there are, and how many of them have no translation. */
  readonly texts: number
  readonly missing: number
}

type Props = { readonly slug: string; readonly languages: readonly LanguageRow[] }

export function LanguagesList({ slug, languages }: Props) {
  if (languages.length === 0) return <p className="text-ink-soft">{sentence('homes.noLanguages')}</p>
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {languages.map(({ code, name, texts, missing }) => (
        <li key={code} className="card p-5">
          <Link to={`${homeAdminAddress(slug, 'languages')}/${code}`} className="link font-semibold" lang={code}>
            {name}
          </Link>
          <p className="text-ink-soft text-sm">
            {missing === 0 ? sentence('homes.allTranslated') : sentence('homes.textsMissing', { missing, texts })}
          </p>
        </li>
      ))}
    </ul>
  )
}
