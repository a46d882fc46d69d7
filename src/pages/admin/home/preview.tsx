// The preview of a home as guests will see it, drafts too.

import { Link } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { describeStay } from '#stays/describe-stay.server.ts'
import { HouseRulesList } from '#stays/house-rules-list.tsx'
import { TypedLanguage, TypedText } from '#stays/languages/typed-language.tsx'
import { Gallery, PhotoTour, tourId } from '#stays/photos/gallery.tsx'
import { PhotoViewer } from '#stays/photos/photo-viewer.tsx'
import { findStayInAnyStatus } from '#stays/stay-store.server.ts'
import { StayWords } from '#stays/stay-words.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { Route } from './+types/preview'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, slug, home } = await requireHome(args)
  const found = await findStayInAnyStatus(tools.database, slug)
  if (!found) throw pageNotFound(args.url)
  return { head: { title: sentence('homes.previewOf', { name: home.name }) }, home, stay: describeStay(found) }
}

export default function AdminHomePreview({ loaderData: { home, stay } }: Route.ComponentProps) {
  return (
    <TypedLanguage texts={stay.asTyped}>
      <article className="stay-page">
        <div className="mb-6">
          <Notice tone="plain">
            <RichSentence
              text={sentence('homes.preview')}
              parts={{
                back: words => (
                  <Link to={homeAdminAddress(home.slug)} className="link">
                    {words}
                  </Link>
                ),
              }}
            />
          </Notice>
        </div>
        <div className="mb-4">
          <h1 className="break-words font-display text-4xl">
            <TypedText>{stay.name}</TypedText>
          </h1>
          <p className="text-ink-soft">
            {stay.kind} · {stay.place}
          </p>
        </div>
        <Gallery photos={stay.photos} name={stay.name} />
        <StayWords stay={stay} />
        <section id={tourId} className="stay-section">
          <h2>{sentence('pages.roomByRoom')}</h2>
          <PhotoTour photos={stay.photos} />
        </section>
        <section className="stay-section">
          <h2>{sentence('pages.houseRules')}</h2>
          <HouseRulesList {...stay} />
        </section>
        {stay.registrationNumber && (
          <p className="text-ink-soft">{sentence('pages.registrationNumber', { number: stay.registrationNumber })}</p>
        )}
        <PhotoViewer photos={stay.photos} name={stay.name} />
      </article>
    </TypedLanguage>
  )
}
