// The passwords that everybody tries first: some 40,000 of public leaks, ordered by how often they were found.

import { dictionary } from '@zxcvbn-ts/language-common'

let common: ReadonlySet<string> | undefined

/** Whether it is one of them, in whatever case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  return common.has(password.normalize('NFKC').toLowerCase())
}
