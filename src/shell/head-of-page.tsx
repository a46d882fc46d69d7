// The head of every page's document: title, description, icon and sharing tags.

import { useLocation, useMatches, useRouteError } from 'react-router'
import type { OfferedLanguage } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { accessOfPath } from '#users/landing/navigation-guard.ts'
import type { JsonInScript } from '#values/escape-markup.ts'
import { statusOf } from './error-page.tsx'
import type { Site } from './site.ts'

/** A page may say more of itself: its loader's data has `head: { title, description, image, unlisted, structured }`. */
type PageHead = {
  readonly title?: string
  readonly description?: string
  readonly image?: string
  /** An open page that is no find for search engines. Pages that are not open to all never are. */
  readonly unlisted?: boolean
  /** What the page is about in the words of schema.org. */
  readonly structured?: JsonInScript
}

function headOf(matches: ReturnType<typeof useMatches>): PageHead {
  const last = matches.at(-1)?.loaderData
  return last && typeof last === 'object' && 'head' in last ? (last.head as PageHead) : {}
}

/** Title, description, icon and sharing tags; absolute addresses, from public configuration. */
export function HeadOfPage({ site }: { site: Site | undefined }) {
  const { pathname } = useLocation()
  const head = headOf(useMatches())
  const error = useRouteError()
  if (!site) return <CharsetAndViewport />
  if (error !== undefined && error !== null) return <HeadOfError site={site} status={statusOf(error)} />
  const title = head.title ? `${head.title} · ${site.name}` : site.name
  const description = head.description ?? site.description
  // However the address was typed, the page has one.
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  const addressIn = ({ prefix }: OfferedLanguage) =>
    new URL(path === '/' && prefix ? prefix : prefix + path, site.origin).href
  const url = addressIn(site.language)
  const unlisted = head.unlisted || accessOfPath(pathname) !== 'open'
  return (
    <>
      <CharsetAndViewport />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="icon" href={site.iconUrl} />
      <link rel="manifest" href="/site.webmanifest" />
      <SiteStyle site={site} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!unlisted &&
        site.languages.length > 1 &&
        site.languages.map(language => (
          <link key={language.code} rel="alternate" hrefLang={language.code} href={addressIn(language)} />
        ))}
      {!unlisted && site.languages.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(site.languages[0]!)} />
      )}
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={head.image ? new URL(head.image, site.origin).href : site.shareImageUrl} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.structured && !unlisted && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data that browsers do not run, escaped so that the element ends where it should
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.structured }} />
      )}
    </>
  )
}

function HeadOfError({ site, status }: { site: Site; status: number }) {
  return (
    <>
      <CharsetAndViewport />
      <title>{sentence('shell.errorTitle', { status, siteName: site.name })}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href={site.iconUrl} />
      <SiteStyle site={site} />
    </>
  )
}

/** The operator's colours: digits that were checked, and no style sheet of theirs. */
function SiteStyle({ site: { style } }: { site: Pick<Site, 'style'> }) {
  return style === '' ? null : <style>{style}</style>
}

function CharsetAndViewport() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
    </>
  )
}
