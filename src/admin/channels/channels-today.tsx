// What needs attention among the calendars of other sites; nothing while all is well.

import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'

type Props = { readonly conflicts: number; readonly troubled: number }

export function ChannelsToday({ conflicts, troubled }: Props) {
  if (conflicts === 0 && troubled === 0) return null
  return (
    <Notice tone="wrong" title={conflicts > 0 ? sentence('channels.takenTwice') : sentence('channels.otherSites')}>
      {conflicts > 0 && <p>{sentence('channels.conflictsToday', { conflicts })}</p>}
      {troubled > 0 && <p>{sentence('channels.troubledToday', { troubled })}</p>}
      <p>
        <TextLink to="/admin/channels">{sentence('channels.seeWhatToDo')}</TextLink>
      </p>
    </Notice>
  )
}
