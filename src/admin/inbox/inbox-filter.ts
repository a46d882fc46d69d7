// Which threads the inbox shows, in its address and in the call.

export const inboxShows = ['unread', 'waiting', 'all'] as const

type InboxShow = (typeof inboxShows)[number]

export type InboxFilter = {
  readonly show: InboxShow
  /** The slug of a home; undefined: of all. */
  readonly home: string | undefined
}

export const inboxPath = '/admin/inbox'

export function parseInboxFilter(query: URLSearchParams): InboxFilter {
  const show = query.get('show')
  return { show: inboxShows.find(each => each === show) ?? 'all', home: query.get('home') || undefined }
}

/** The address of the inbox with that filter, from the thread after so many. */
export function inboxAddress({ show, home }: InboxFilter, from = 0): string {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(home !== undefined && { home }),
    ...(from > 0 && { from: String(from) }),
  }).toString()
  return query === '' ? inboxPath : `${inboxPath}?${query}`
}
