// How a calendar of another site stands.

/** `new` until the first good look; `late` while a look or two have failed or something is missing; then `failing`. */
export const feedStates = ['new', 'ok', 'late', 'failing'] as const

export type FeedState = (typeof feedStates)[number]
