// The list of the site's pages of text, each with its languages.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { sayList } from '#values/say-list.ts'
import { nameOfPage, textAddress } from './text-view.ts'

type Row = {
  readonly name: string
  readonly address: string
  readonly isShown: boolean
  /** By what they call themselves. */
  readonly published: readonly string[]
  readonly drafts: readonly string[]
  /** It says what every new site begins with. */
  readonly isStarter: boolean
}

export function PageList({ pages }: { readonly pages: readonly Row[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {pages.map(page => (
        <li key={page.name} className="card flex flex-col gap-1 p-5">
          <Link to={textAddress(page.name)} className="link font-semibold">
            {nameOfPage(page.name)}
          </Link>
          <p className="break-all text-ink-soft text-sm" dir="ltr">
            {page.address}
          </p>
          <p>{stateOf(page)}</p>
          {page.drafts.length > 0 && (
            <p className="text-ink-soft text-sm">{sentence('site.hasDrafts', { languages: sayList(page.drafts) })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function stateOf({ isShown, published, isStarter }: Row): string {
  if (!isShown) return sentence('site.pageHidden')
  if (published.length > 0) return sentence('site.publishedIn', { languages: sayList(published) })
  return isStarter ? sentence('site.saysStarter') : sentence('site.saysNothing')
}
