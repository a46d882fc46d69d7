// What stands around every admin page: the top bar, and the sections beside the page, on a phone below it.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Logo } from '#shell/logo.tsx'
import type { HeaderUser } from '#shell/menus/account-menu.tsx'
import { HeaderMenu } from '#shell/menus/header-menu.tsx'
import { LanguageMenu } from '#shell/menus/language-menu.tsx'
import type { Site } from '#shell/site.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { AdminAccount } from './admin-account.tsx'
import type { FrameLink, FrameSection, FrameView } from './frame-view.ts'

type AdminFrameProps = {
  readonly site: Site | undefined
  readonly user: HeaderUser
  readonly view: FrameView
  /** The way to search. */
  readonly search: ReactNode
  /** What has just been done. */
  readonly said: ReactNode
  readonly children: ReactNode
}

export function AdminFrame({ site, user, view, search, said, children }: AdminFrameProps) {
  const open = view.sections.find(({ current }) => current)
  return (
    <div className="admin-frame">
      <a href="#main" className="skip-link">
        {sentence('shell.skip')}
      </a>
      <header className="admin-top">
        <Link to="/admin" className="site-name admin-name">
          <Logo site={site} />
          <span className={site?.logoSaysName ? 'sr-only' : undefined}>{site?.name ?? 'Casita'}</span>
        </Link>
        {search}
        <div className="admin-own">
          {site && <LanguageMenu {...site} />}
          {user && <AdminAccount user={user} />}
        </div>
      </header>
      <nav className="admin-side" aria-label={sentence('adminFrame.sections')}>
        <ul>
          {view.sections.map(section => (
            <li key={section.to}>
              <SectionLink {...section} />
              {section.current && <Pages pages={section.pages} />}
            </li>
          ))}
          <li className="admin-site">
            <Link to="/" className="admin-link">
              <Icon name="globe" />
              <span className="admin-label">{sentence('adminFrame.viewSite')}</span>
            </Link>
          </li>
        </ul>
      </nav>
      <main id="main" className="admin-main">
        {said}
        {open && open.pages.length > 0 && (
          <nav className="admin-pages" aria-label={open.label}>
            <Pages pages={open.pages} />
          </nav>
        )}
        {children}
      </main>
      <Below {...view} />
    </div>
  )
}

/** On a phone: the first sections, and what does not fit behind "More". */
function Below({ sections, below, hidden }: FrameView) {
  const rest = sections.slice(below)
  return (
    <nav className="admin-below" aria-label={sentence('adminFrame.sections')}>
      <ul>
        {sections.slice(0, below).map(section => (
          <li key={section.to}>
            <SectionLink {...section} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <HeaderMenu
              className={`admin-link ${rest.some(({ current }) => current) ? 'admin-open' : ''}`}
              summary={<Worded icon="more" label={sentence('adminFrame.more')} count={hidden} />}
            >
              {rest.map(section => (
                <li key={section.to}>
                  <SectionLink {...section} />
                </li>
              ))}
            </HeaderMenu>
          </li>
        )}
      </ul>
    </nav>
  )
}

function SectionLink({ to, icon, label, count, current }: FrameSection) {
  return (
    <Link to={to} className="admin-link" aria-current={current}>
      <Worded icon={icon} label={label} count={count} />
    </Link>
  )
}

function Worded({ icon, label, count }: Pick<FrameLink, 'label' | 'count'> & { readonly icon: IconName }) {
  return (
    <>
      <Icon name={icon} />
      <span className="admin-label">{label}</span>
      <Count count={count} />
    </>
  )
}

/** Figures for eyes, a sentence for ears. */
function Count({ count }: Pick<FrameLink, 'count'>) {
  if (!count) return null
  return (
    <>
      {' '}
      <span className="admin-count" aria-hidden="true">
        {count.figure}
      </span>
      <span className="sr-only">{count.said}</span>
    </>
  )
}

function Pages({ pages }: { readonly pages: readonly FrameLink[] }) {
  if (pages.length === 0) return null
  return (
    <ul className="admin-page-list">
      {pages.map(({ to, label, current, count }) => (
        <li key={to}>
          <Link to={to} aria-current={current}>
            <span>{label}</span>
            <Count count={count} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
