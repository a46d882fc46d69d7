// The site's footer: legal pages and contact.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Logo } from './logo.tsx'
import type { Site } from './site.ts'

const papers = () =>
  [
    ['/contact', sentence('shell.contact')],
    ['/tos', sentence('shell.terms')],
    ['/refund', sentence('shell.cancellation')],
    ['/privacy', sentence('shell.privacy')],
  ] as const

export function Footer({ site }: { site: Site | undefined }) {
  return (
    <footer className="site-footer">
      <div className="site-width flex flex-wrap items-start gap-x-10 gap-y-6">
        <div className="me-auto max-w-80">
          <p className="site-name">
            <Logo className="size-7" />
            {site?.name}
          </p>
          <p className="pt-2 text-ink-soft">{site?.description}</p>
        </div>
        <nav aria-label={sentence('shell.papers')}>
          <ul>
            {papers().map(([path, name]) => (
              <li key={path}>
                <Link to={path} className="inline-block py-1.5 hover:underline">
                  {name}
                </Link>
              </li>
            ))}
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
