// Who runs the demo world: an invented organisation, whose account is the example of the registry of IBANs.

import { saveOrganisation } from '#admin/organisation/save-organisation.server.ts'
import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

const organisation = {
  legalName: 'Casita Demo Homes (fictional)',
  addressLines: ['1 Example Street'],
  postcode: '0000',
  city: 'Exampleton',
  country: 'PT',
  taxNumber: 'PT000000000',
  responsiblePerson: 'Dora Exemplar',
  email: '',
  phone: '',
  registerEntry: '',
  invoiceRule: 'when-paid',
  invoicePrefix: 'DEMO-',
  accountHolder: 'Casita Demo Homes',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  offeredMethods: null,
} as const

/** Enters it once; what somebody has changed since stays. */
export async function keepDemoOrganisation(tools: Tools, operator: Operator): Promise<void> {
  const { changedAt, version } = await readOrganisation(tools.database)
  if (changedAt !== null) return
  const addressLines = [...organisation.addressLines]
  const saved = await saveOrganisation(tools, operator, { ...organisation, addressLines, version })
  // Another start was faster.
  if (!saved.ok && saved.reason !== 'out-of-date') throw new Error(`The organisation was refused: ${saved.reason}`)
}
