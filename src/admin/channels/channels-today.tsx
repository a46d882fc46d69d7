// What needs attention among the calendars of other sites; nothing while all is well.

import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'

type Props = { readonly conflicts: number; readonly troubled: number }

export function ChannelsToday({ conflicts, troubled }: Props) {
  if (conflicts === 0 && troubled === 0) return null
  return (
    <Notice tone="wrong" title={conflicts > 0 ? 'Taken twice' : 'Other sites'}>
      {conflicts > 0 && (
        <p>
          {conflicts === 1
            ? 'The same nights were sold here and on another site.'
            : `${conflicts} times the same nights were sold here and on another site.`}
        </p>
      )}
      {troubled > 0 && (
        <p>
          {troubled === 1
            ? 'A calendar of another site cannot be followed.'
            : `${troubled} calendars of other sites cannot be followed.`}
        </p>
      )}
      <p>
        <TextLink to="/admin/channels">See what to do</TextLink>
      </p>
    </Notice>
  )
}
