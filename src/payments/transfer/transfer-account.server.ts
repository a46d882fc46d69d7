// Reads the account that guests transfer to: the organisation's, or the words of the setting until one is entered.

import { sentence } from '#catalogue/sentence.ts'
import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { inGroups } from '#values/iban.ts'

type KnownAccount = { readonly holder: string; readonly iban: string; readonly bic: string }

/** `words`: of the setting BANK_ACCOUNT, which no program can read; empty where nobody has entered an account at all. */
export type TransferAccount =
  | { readonly known: KnownAccount; readonly words?: undefined }
  | { readonly known?: undefined; readonly words: string }

/** Out of the database each time, so that a corrected account counts at once. */
export async function readTransferAccount(
  queries: Queries,
  { BANK_ACCOUNT }: Pick<Environment, 'BANK_ACCOUNT'>,
): Promise<TransferAccount> {
  const { accountHolder, legalName, iban, bic } = await readOrganisation(queries)
  return iban === '' ? { words: BANK_ACCOUNT } : { known: { holder: accountHolder || legalName, iban, bic } }
}

/** As guests read it, in the language that is spoken; empty where none is known. */
export function sayAccount({ known, words }: TransferAccount): string {
  if (!known) return words
  const said = { holder: known.holder, iban: inGroups(known.iban), bic: known.bic }
  return known.bic === '' ? sentence('bookings.account', said) : sentence('bookings.accountWithBic', said)
}
