// The site's footer: legal pages and contact.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { ShownLink } from '#site/frame/site-frame.ts'
import { FrameLinks } from './frame/frame-links.tsx'
import { Logo } from './logo.tsx'
import type { Site } from './site.ts'

/** What every site calls its legal pages, as long as its operator has given them no title. */
const usualTitles: Readonly<Record<string, () => string>> = {
  contact: () => sentence('shell.contact'),
  tos: () => sentence('shell.terms'),
  refund: () => sentence('shell.cancellation'),
  privacy: () => sentence('shell.privacy'),
  imprint: () => sentence('shell.imprint'),
}

type FooterProps = {
  readonly site: Site | undefined
  /** Behind the path of a page: the search that is carried along. */
  readonly carried?: string | undefined
  /** What the operator added. */
  readonly links?: readonly ShownLink[] | undefined
}

export function Footer({ site, carried = '', links = [] }: FooterProps) {
  return (
    <footer className="site-footer">
      <div className="site-width flex flex-wrap items-start gap-x-10 gap-y-6">
        <div className="me-auto max-w-80">
          <p className="site-name">
            <Logo className="size-7" site={site} />
            <span className={site?.logoSaysName ? 'sr-only' : undefined}>{site?.name}</span>
          </p>
          <p className="pt-2 text-ink-soft">{site?.description}</p>
        </div>
        <nav aria-label={sentence('shell.papers')}>
          <ul>
            {site?.footer.map(({ name, to, title }) => (
              <li key={to}>
                <Link to={to + carried} className="inline-block py-1.5 hover:underline">
                  {title ?? usualTitles[name]?.() ?? name}
                </Link>
              </li>
            ))}
            <FrameLinks links={links} className="inline-block py-1.5 hover:underline" />
          </ul>
        </nav>
        {site && (
          <p>
            <span className="block py-1.5 text-ink-soft">{sentence('shell.writeToUs')}</span>
            <a className="link" href={`mailto:${site.contact}`}>
              {site.contact}
            </a>
          </p>
        )}
      </div>
    </footer>
  )
}
