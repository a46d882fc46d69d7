// Confirms commands that move money: shows the numbers first, and runs the command only once exactly those were confirmed.

import { createHash } from 'node:crypto'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Confirmation, Described } from './confirmation.ts'
import { describeCommand } from './describe-command.server.ts'

/** What has to be confirmed before the form is carried out; undefined when it was, or moves no money. */
export async function toConfirm(tools: Tools, operator: Operator, form: FormData): Promise<Confirmation | undefined> {
  const described = await describeCommand(tools, operator, form)
  return described && toConfirmOf(described, form)
}

/** The same of what is described already. */
export function toConfirmOf(described: Described, form: FormData): Confirmation | undefined {
  const { seen = {} } = described
  const fields = [...form]
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .filter(([name]) => name !== 'confirmed' && !Object.hasOwn(seen, name))
    .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')] as const)
    .concat(Object.entries(seen))
  const mark = markOf(described, fields)
  const confirmed = form.get('confirmed')
  if (confirmed === mark) return undefined
  return { ...described, fields: [...fields, ['confirmed', mark]], isAgain: confirmed !== null }
}

function markOf(described: Described, fields: Confirmation['fields']): string {
  return createHash('sha256')
    .update(JSON.stringify([described, fields]))
    .digest('hex')
    .slice(0, 32)
}
