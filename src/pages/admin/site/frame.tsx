// What stands around every page: links in the header and at the foot, and an announcement.

import { AnnouncementForm } from '#admin/site/frame/announcement-form.tsx'
import type { FramePart } from '#admin/site/frame/frame-view.ts'
import { announcementValues, handleFrameForm, linksValues } from '#admin/site/frame/handle-frame-form.server.ts'
import { LinksForm } from '#admin/site/frame/links-form.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import { linkPlaces, mostLinks } from '#site/frame/site-frame.ts'
import { isTextLanguage } from '#site/front/said-in.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/frame'

const here = '/admin/site/frame'
/** Rows to fill in beside those that are there. */
const blankRows = 2

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { sections, versions } = await readSections(tools.database)
  const languages = siteLanguages(tools.environment).filter(isTextLanguage)
  const codes = languages.map(({ code }) => code)
  return {
    head: { title: sentence('site.frame') },
    lists: linkPlaces.map(place => ({
      place,
      version: versions[place],
      values: linksValues(sections[place]),
      rows: Math.min(mostLinks[place], sections[place].links.length + blankRows),
    })),
    announcement: {
      version: versions.announcement,
      values: announcementValues(sections.announcement, codes),
    },
    languages: languages.map(({ code, name }) => ({ code, name })),
    mayChange: may(operator, 'site', 'change'),
  }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleFrameForm(tools, operator, await request.formData()), here)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function SiteFrame({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, announcement, languages, mayChange } = loaderData
  const typedIn = (part: FramePart) => (actionData?.part === part ? actionData : undefined)
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('site.frame')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('site.frameIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <AnnouncementForm
        key={`announcement ${announcement.version}`}
        {...{ ...announcement, languages, mayChange }}
        typed={typedIn('announcement')}
      />
      {lists.map(list => (
        <LinksForm
          key={`${list.place} ${list.version}`}
          {...{ ...list, languages, mayChange }}
          typed={typedIn(list.place)}
        />
      ))}
    </div>
  )
}
