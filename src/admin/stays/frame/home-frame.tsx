// The frame of every page about one home: name, status, navigation.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Notice } from '#ui/notice.tsx'
import { type HomeInFrame, type HomeSection, homeAdminAddress, homeSections } from './home-sections.ts'

type Props = {
  readonly home: HomeInFrame
  readonly here: HomeSection
  /** For content that needs the full width. */
  readonly wide?: boolean
  /** Why a form of the page was refused. */
  readonly refusal?: string | undefined
  readonly children: ReactNode
}

export function HomeFrame({ home, here, wide, refusal, children }: Props) {
  const { slug, name, place, status, isOpen, sections } = home
  return (
    <div className={`mx-auto flex w-full flex-col gap-8 ${wide ? '' : 'max-w-4xl'}`}>
      <div className="flex flex-col gap-2">
        <p>
          <Link to="/admin/homes" className="link">
            {sentence('homes.allHomes')}
          </Link>
        </p>
        <h1 className="break-words font-display text-4xl">{name}</h1>
        <p className="text-ink-soft">
          {place} · {status}
          {isOpen && (
            <>
              {' · '}
              <Link to={`/stays/${slug}`} className="link">
                {sentence('homes.itsPage')}
              </Link>
            </>
          )}
        </p>
      </div>
      <nav aria-label={sentence('homes.about', { name })} className="border-line border-b">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          {homeSections
            .filter(({ path }) => sections.includes(path))
            .map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={homeAdminAddress(slug, path)}
                  aria-current={path === here ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center border-transparent border-b-2 text-ink-soft hover:text-ink aria-[current=page]:border-clay aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {label()}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {children}
    </div>
  )
}
