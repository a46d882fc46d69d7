// The view of the refund calculator.

import type { WhatIfAnswer, WhatIfExample } from './what-if.ts'
import type { WhatIfAsked } from './what-if-input.ts'

export type WhatIfView = Pick<WhatIfAsked, 'fields' | 'faults'> & {
  /** Those in which homes are sold, the most usual first. */
  readonly currencies: readonly string[]
  readonly answers: readonly WhatIfAnswer[]
  readonly examples: {
    readonly price: string
    readonly days: readonly number[]
    readonly rows: readonly WhatIfExample[]
  }
}
