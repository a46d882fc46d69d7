// Which cookies an open page may carry along and still be the same for everybody: a test holds every cookie of the site against them.

/** What somebody chose: part of the page's key. */
export const cookiesOfChoices: ReadonlySet<string> = new Set([
  'ncc_c',
  'ncc_e',
  'casita_language',
  'casita_currency',
  'casita_announcement',
])

/** What no open page looks at. */
export const cookiesUnread: ReadonlySet<string> = new Set(['casita_device', '_ga', '_gid'])
