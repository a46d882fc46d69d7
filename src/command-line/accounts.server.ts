// The account commands of `npm run users`: their arguments, their output and their exit codes.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AccountRecord } from '#identity/account/account-store.server.ts'
import { importAccounts } from '#identity/operating/import-accounts.server.ts'
import {
  editAccount,
  endAccountSessions,
  eraseAccount,
  findAccountOf,
  listAccounts,
  removeAccountFactors,
} from '#identity/operating/manage-accounts.server.ts'
import { rotateSigningKeys } from '#identity/session/signing-keys.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

type Say = (line: string) => void

const usage = `npm run users -- <command>

  list [after-id]          a page of accounts, in the order of their ids
  show <who>               one account; <who> is an id, an e-mail address or a number such as +44…
  disable <who>            nobody signs in to it any more, and its sessions end
  enable <who>
  sign-out <who>           its sessions end
  remove-factors <who>     takes its second factors away, when their device is lost
  grant <who> <role>       makes them an operator: cleaner, reception, manager, accountant or owner;
                           with --stay <slug> for that home alone, and again for more of them
  take <who> <role>        with --stay <slug> for that home alone
  delete <who> --yes       removes it, and all that the site knows of the person, as if they left for good
  import <file>            accounts of an export of a hosted project, or with argon2id hashes; for scrypt hashes give
                           --hash-key, --salt-separator, --rounds and --mem-cost as the project's console shows them
  rotate-keys              another key signs from now on; tokens of the old one are good until they expire`

const options = {
  yes: { type: 'boolean' },
  'hash-key': { type: 'string' },
  'salt-separator': { type: 'string', default: '' },
  rounds: { type: 'string', default: '8' },
  'mem-cost': { type: 'string', default: '14' },
} as const

const pageOf = 50

/** Deletes an account and everything that belongs to it. */
type Erase = (
  tools: Tools,
  id: string,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string }>

/** Runs the command of these arguments and prints its outcome. Returns the exit code: 0, 1 if refused, 2 for bad arguments. */
export async function accountsCli(
  tools: Tools,
  words: readonly string[],
  say: Say,
  erase: Erase = eraseAccount,
): Promise<number> {
  let parsed: ReturnType<typeof readWords>
  try {
    parsed = readWords(words)
  } catch (fault) {
    say(fault instanceof Error ? fault.message : usage)
    return 2
  }
  const [command = '', argument] = parsed.positionals
  if (command === 'list') return list(tools, argument, say)
  if (command === 'rotate-keys') {
    const { signing } = await rotateSigningKeys(tools)
    say(`The key ${signing.id} signs from now on`)
    return 0
  }
  if (command === 'import' && argument) return importFile(tools, argument, parsed.values, say)
  const action = actions[command]
  if (!action || !argument) {
    say(usage)
    return 2
  }
  const found = await findAccountOf(tools, argument)
  if (!found) {
    say(`There is no account ${argument}`)
    return 1
  }
  if (command === 'delete' && !parsed.values.yes) {
    say(`This removes ${line(found)} for good. Say it again with --yes.`)
    return 1
  }
  const answer = await (command === 'delete' ? erase(tools, found.account.id) : action(tools, found))
  if (!answer.ok) say(`Refused: ${answer.reason}`)
  else
    say(
      command === 'show'
        ? describe(found)
        : `${command}: ${line((await findAccountOf(tools, found.account.id)) ?? found)}`,
    )
  return answer.ok ? 0 : 1
}

function readWords(words: readonly string[]) {
  return parseArgs({ args: [...words], options, allowPositionals: true })
}

const actions: Readonly<Record<string, (tools: Tools, record: AccountRecord) => ReturnType<Erase>>> = {
  show: async () => ({ ok: true }),
  disable: (tools, { account }) => editAccount(tools, account.id, { disabled: true }),
  enable: (tools, { account }) => editAccount(tools, account.id, { disabled: false }),
  'sign-out': (tools, { account }) => endAccountSessions(tools, account.id),
  'remove-factors': (tools, { account }) => removeAccountFactors(tools, account.id),
  delete: (tools, { account }) => eraseAccount(tools, account.id),
}

async function list(tools: Tools, after: string | undefined, say: Say): Promise<number> {
  const { records, next } = await listAccounts(tools, { after, limit: pageOf })
  for (const record of records) say(line(record))
  say(next === undefined ? `${records.length} accounts` : `More: npm run users -- list ${next}`)
  return 0
}

async function importFile(
  tools: Tools,
  file: string,
  values: ReturnType<typeof readWords>['values'],
  say: Say,
): Promise<number> {
  const users = readUsers(file)
  if (!users) {
    say(`The file ${file} is no export: it needs { "users": [ … ] }`)
    return 1
  }
  const signerKey = values['hash-key']
  const firebaseScrypt = signerKey
    ? {
        signerKey,
        saltSeparator: values['salt-separator'],
        rounds: Number(values.rounds),
        memoryCost: Number(values['mem-cost']),
      }
    : undefined
  const { imported, faults } = await importAccounts(tools, users, { firebaseScrypt })
  for (const { index, message } of faults) say(`Left out number ${index + 1}: ${message}`)
  say(`Imported ${imported} of ${users.length} accounts`)
  return faults.length > 0 ? 1 : 0
}

function readUsers(file: string): readonly unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const users = typeof read === 'object' && read !== null && 'users' in read ? read.users : undefined
    return Array.isArray(users) ? users : undefined
  } catch {
    return undefined
  }
}

function line({ account, factors }: AccountRecord): string {
  const { id, email, phoneNumber, emailVerified, disabled } = account
  const marks = [
    email && (emailVerified ? 'verified' : 'unverified'),
    factors.length > 0 && 'second factor',
    disabled && 'disabled',
  ].filter(Boolean)
  return [id, email, phoneNumber, marks.join(', ')].filter(Boolean).join('  ')
}

function describe(record: AccountRecord): string {
  const { account, links } = record
  const moment = (instant: Date | null) => instant?.toISOString() ?? 'never'
  return [
    line(record),
    `name: ${account.displayName ?? '-'}`,
    `made: ${moment(account.createdAt)}, signed in: ${moment(account.lastSignedInAt)}`,
    `ways in: ${[account.passwordHash && 'password', account.emailLink && 'mailed link', account.phoneNumber && 'phone', ...links.map(({ providerId }) => providerId)].filter(Boolean).join(', ') || 'none'}`,
  ].join('\n')
}
