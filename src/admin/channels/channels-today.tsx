// Calendars of other sites that cannot be followed; nothing while all is well.

import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'

export function ChannelsToday({ troubled }: { readonly troubled: number }) {
  if (troubled === 0) return null
  return (
    <Notice tone="wrong" title={sentence('channels.otherSites')}>
      <p>{sentence('channels.troubledToday', { troubled })}</p>
      <p>
        <TextLink to="/admin/channels">{sentence('channels.seeWhatToDo')}</TextLink>
      </p>
    </Notice>
  )
}
