// How long a list is right.

import type { World } from '#search/index/world.ts'

/**
 * It is right for whoever asks of the same world before `until`, and not before `since` (milliseconds since 1970); another
 * world means that something has changed.
 */
export type Holds = { readonly world: World; readonly since: number; readonly until: number }
