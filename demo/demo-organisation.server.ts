// Who runs the demo world: an invented organisation, whose account is the example of the registry of IBANs.

import { saveOrganisation } from '#admin/organisation/save-organisation.server.ts'
import { changeFront } from '#admin/site/front/change-front.server.ts'
import { readOrganisation } from '#organisation/organisation.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
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
  await keepFront(tools, operator)
  const { changedAt, version } = await readOrganisation(tools.database)
  if (changedAt !== null) return
  const addressLines = [...organisation.addressLines]
  const saved = await saveOrganisation(tools, operator, { ...organisation, addressLines, version })
  // Another start was faster.
  if (!saved.ok && saved.reason !== 'out-of-date') throw new Error(`The organisation was refused: ${saved.reason}`)
}

/** A home at dusk stands beside the headline, as long as nobody arranged the front page. */
async function keepFront(tools: Tools, operator: Operator): Promise<void> {
  const { sections, versions } = await readSections(tools.database)
  if (versions.front !== 1) return
  const front = { texts: [...sections.front.texts], sections: [...sections.front.sections] }
  const changed = await changeFront(tools, operator, { ...front, home: 'skerry-light', version: 1 })
  if (!changed.ok && changed.reason !== 'out-of-date') throw new Error(`The front page was refused: ${changed.reason}`)
}
