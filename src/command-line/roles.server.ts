// The words of `npm run users` about roles: how a site gets its first operator.

import { parseArgs } from 'node:util'
import { inArray } from 'drizzle-orm'
import { accountStanding } from '#identity/account/account-standing.server.ts'
import { editAccount, findAccountOf } from '#identity/operating/manage-accounts.server.ts'
import { actingAs } from '#platform/tools/acting.server.ts'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { saveUser } from '#users/user/user-store.server.ts'
import { grantRole, revokeRole } from './role-store.server.ts'

const roles = ['cleaner', 'reception', 'manager', 'accountant', 'owner'] as const

const usage = `npm run users -- grant <who> <role> [--stay <slug> …]   or   take <who> <role> [--stay <slug> …]

  <who> is an id, an e-mail address or a number such as +44…; <role> is one of ${roles.join(', ')}.
  With --stay the role holds for those homes alone; a cleaner is always granted homes.
  Granting also confirms the e-mail address, for you vouch for it.`

/**
 * Does what the words ask and answers the exit code: 0, 1 when there is no such account, 2 for words it does not know;
 * undefined when they are not about roles.
 */
export async function rolesCli(
  tools: Tools,
  words: readonly string[],
  say: (line: string) => void,
): Promise<number | undefined> {
  const [command] = words
  if (command !== 'grant' && command !== 'take') return undefined
  const asked = readWords(words)
  if (!asked || (command === 'grant' && asked.role === 'cleaner' && asked.slugs.length === 0)) {
    say(asked ? 'A cleaner sees the homes that they are granted: name each by --stay <slug>.' : usage)
    return 2
  }
  const { who, role, slugs } = asked
  const found = await findAccountOf(tools, who)
  if (!found) {
    say(`There is no account ${who}`)
    return 1
  }
  const homes = await findHomes(tools, slugs)
  const unknown = slugs.find(slug => !homes.some(home => home.slug === slug))
  if (unknown !== undefined) {
    say(`There is no home ${unknown}`)
    return 1
  }
  if (command === 'grant' && found.account.email) await editAccount(tools, found.account.id, { emailVerified: true })
  const face = (await accountStanding(tools.database, found.account.id, ''))!
  const now = tools.clock.now()
  const { id: userId } = await saveUser(tools.database, face, now)
  const scopes = homes.length === 0 ? [{}] : homes.map(({ id }) => ({ stayId: id }))
  try {
    await actingAs({ userId: null, way: 'terminal', command: `users ${command}` }, async () => {
      for (const scope of scopes) {
        if (command === 'grant') await grantRole(tools.database, { userId, role, ...scope }, now)
        else await revokeRole(tools.database, { userId, role, ...scope })
      }
    })
  } catch (fault) {
    if (refusingConstraint(fault) !== 'role_grant_has_owner') throw fault
    say(`${who} is the only owner left: grant the role to somebody else first`)
    return 1
  }
  const where = slugs.length === 0 ? '' : ` of ${slugs.join(', ')}`
  say(`${command}: ${who} ${command === 'grant' ? 'is' : 'is no longer'} ${role}${where}`)
  return 0
}

function readWords(words: readonly string[]) {
  try {
    const options = { stay: { type: 'string', multiple: true } } as const
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [, who = '', word] = positionals
    const role = roles.find(known => known === word)
    return role && positionals.length === 3 ? { who, role, slugs: values.stay ?? [] } : undefined
  } catch {
    return undefined
  }
}

async function findHomes({ database }: Tools, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const { id, slug } = stayTable
  return database
    .select({ id, slug })
    .from(stayTable)
    .where(inArray(slug, [...slugs]))
}
