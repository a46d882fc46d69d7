// What an operator announces above every page; a reader may close it where that is allowed, without script too.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { AnnouncementView } from '#site/frame/site-frame.ts'
import { Icon } from '#ui/icon.tsx'
import { FrameLink } from './frame-links.tsx'

type Props = {
  readonly announcement: AnnouncementView
  /** The page to come back to once it is closed; undefined where it cannot be closed, as in a preview. */
  readonly back: string | undefined
}

export function AnnouncementBar({ announcement: { text, link, closes }, back }: Props) {
  return (
    <aside aria-label={sentence('shell.announcement')} className="announcement">
      <p>
        <span {...text.mark}>{text.text}</span> {link && <FrameLink {...link} className="link" />}
      </p>
      {closes && back !== undefined && (
        <Form method="post" action="/announcement" preventScrollReset>
          <input type="hidden" name="closes" value={closes} />
          <input type="hidden" name="back" value={back} />
          <button type="submit" aria-label={sentence('shell.closeAnnouncement')}>
            <Icon name="cross" />
          </button>
        </Form>
      )}
    </aside>
  )
}
