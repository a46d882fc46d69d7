// What is drawn for one home: its look and the pictures in the order of its photos.

import type { Look, Shot } from './scenes.ts'

export type PicturePlan = { readonly slug: string; readonly look: Look; readonly shots: readonly Shot[] }
