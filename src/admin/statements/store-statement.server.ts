// The commands that store a statement until it is applied, and say of a table what it does not say itself.

import { createHash, randomUUID } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { decodeStatement } from '#payments/statements/decode-statement.ts'
import type { Reading } from '#payments/statements/read-csv.server.ts'
import { readStatement, type StatementRead } from '#payments/statements/read-statement.server.ts'
import { fault, mostBytes, type StatementFault } from '#payments/statements/statement.ts'
import { bankStatementTable } from '#payments/statements/statement-tables.server.ts'
import type { Removal } from '#platform/retention/removal.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { siteCurrencies } from '#shell/currency/site-currencies.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { uuidInput } from '#values/form-input.ts'
import { currency } from '#values/money.ts'
import { type Done, done, type Outcome, type Refused, refused } from '#values/result.ts'
import type { ReadingInput } from './statement-input.ts'
import type { StatementRefusal } from './statement-refusals.ts'

type StoredStatement = Pick<typeof bankStatementTable.$inferSelect, 'id' | 'version' | 'uploadedAt'> & {
  readonly read: StatementRead
}

type Unread = { readonly ok: false; readonly reason: 'fault'; readonly fault: StatementFault }
const unread = (why: StatementFault): Unread => ({ ok: false, reason: 'fault', fault: why })

/** Stores what can be read, or could be once somebody has said more. The same file of the same operator is stored once. */
export async function storeStatement(
  tools: Tools,
  operator: Operator,
  bytes: Uint8Array,
): Promise<Done<{ readonly id: string }> | Refused<'not-allowed'> | Unread> {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  if (bytes.length > mostBytes) return unread(fault('too-large'))
  const content = decodeStatement(bytes)
  if (content === undefined) return unread(fault('unreadable'))
  const read = readStatement(content, await saidOf(tools, null))
  if (!read.ok) return unread(read)
  const { database, clock } = tools
  const digest = createHash('sha256').update(content).digest('hex')
  const { uploadedBy, digest: stored, id } = bankStatementTable
  await database
    .insert(bankStatementTable)
    .values({ id: randomUUID(), uploadedBy: operator.id, digest, content, uploadedAt: clock.now() })
    .onConflictDoUpdate({ target: [uploadedBy, stored], set: { uploadedAt: clock.now() } })
  const isThis = and(eq(uploadedBy, operator.id), eq(stored, digest))
  const [row] = await database.select({ id }).from(bankStatementTable).where(isThis)
  return done(row!)
}

/** Undefined for one that somebody else uploaded, or that was removed. */
export async function findStatement(
  tools: Tools,
  operator: Operator,
  id: string,
): Promise<StoredStatement | undefined> {
  if (!may(operator, 'money', 'change')) return undefined
  const row = await findRow(tools, operator, id)
  if (!row) return undefined
  const read = readStatement(row.content, await saidOf(tools, row.reading))
  if (!read.ok) throw new Error(`Statement ${id} was readable when it was stored: ${read.reason}`)
  return { id, version: row.version, uploadedAt: row.uploadedAt, read: read.read }
}

/** Says which column has what; of two who do so over the same version one is refused. */
export async function setReading(
  tools: Tools,
  operator: Operator,
  { id, version, day, amount, payer, text, order, currency: code }: ReadingInput & { readonly id: string },
): Promise<Outcome<object, StatementRefusal> | Unread> {
  if (!may(operator, 'money', 'change')) return refused('not-allowed')
  const row = await findRow(tools, operator, id)
  if (!row) return refused('statement-unknown')
  if (row.version !== version) return refused('out-of-date')
  const before = readStatement(row.content, {})
  const found = before.ok && before.read.kind === 'question' ? before.read.question.found : {}
  const named = { day, amount, ...(payer !== null && { payer }), ...(text !== null && { text }) }
  const chosen = Object.values<number>(named)
  const { payer: _, text: __, more: ___, ...kept } = found
  const others = Object.entries(kept).filter(([, column]) => !chosen.includes(column))
  const reading: Reading = { columns: { ...Object.fromEntries(others), ...named }, order, currency: currency(code) }
  const read = readStatement(row.content, reading)
  if (!read.ok) return unread(read)
  const saved = await tools.database
    .update(bankStatementTable)
    .set({ reading, version: sql`version + 1` })
    .where(and(ofOperator(operator, id), eq(bankStatementTable.version, version)))
    .returning({ id: bankStatementTable.id })
  return saved.length > 0 ? done({}) : refused('out-of-date')
}

/** Statements whose time is over; what was counted of them stays with the payments. */
export const removeStatements: Removal = async ({ database, clock }) => {
  const before = removedBefore('statements', clock.now())
  const { rowCount } = await database.delete(bankStatementTable).where(lte(bankStatementTable.uploadedAt, before))
  return rowCount ?? 0
}

async function findRow({ database }: Tools, operator: Operator, id: string) {
  // It may be any text of an address.
  if (!uuidInput.safeParse(id).success) return undefined
  const [row] = await database.select().from(bankStatementTable).where(ofOperator(operator, id))
  return row
}

const ofOperator = ({ id: operator }: Operator, id: string) =>
  and(eq(bankStatementTable.id, id), eq(bankStatementTable.uploadedBy, operator))

/** On a site with one currency, rows that name none are in that. */
async function saidOf(tools: Tools, reading: Reading | null): Promise<Reading> {
  if (reading) return reading
  const { ofHomes } = await siteCurrencies(tools)
  return ofHomes.length === 1 ? { currency: ofHomes[0] } : {}
}
