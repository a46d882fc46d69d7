// Operators who change prices, and block nights and open them again, by program and each in homes of their own.

import { daysAhead } from '#tests/support/some-homes.ts'
import type { Asking, Json } from './asking.ts'
import { anyOf, between } from './visitors.ts'

export async function beOperator(asking: Asking, token: string, slugs: readonly string[]): Promise<void> {
  const at = `/api/admin/homes/${anyOf(slugs)}`
  await (Math.random() < 0.5 ? changePrice(asking, at, token) : blockAndOpen(asking, at, token))
}

async function changePrice(asking: Asking, at: string, token: string): Promise<void> {
  const kind = 'changes of prices'
  const { version, base } = await asking.data({ kind, path: `${at}/rates`, token })
  const nightlyMinor = Math.max(100, base.nightlyMinor + between(-5, 5) * 100)
  const body = { version, onlyLook: false, change: { kind: 'base', base: { ...base, nightlyMinor } } }
  // 409: somebody has changed the home meanwhile.
  await asking.ask({ kind, path: `${at}/rates`, body, token, alsoFine: [409] })
}

async function blockAndOpen(asking: Asking, at: string, token: string): Promise<void> {
  const kind = 'blocks'
  const first = between(3, 500)
  const body = { first: daysAhead(first), last: daysAhead(first + 1), reason: 'maintenance', note: 'Boiler' }
  const found: Json = await asking.data({ kind, path: `${at}/blocks`, body, token, alsoFine: [409] })
  const [block] = found?.blocks ?? []
  if (!block) return
  await asking.ask({ kind, path: `${at}/blocks/${block.id}/lift`, body: { from: null }, token, alsoFine: [409] })
}
