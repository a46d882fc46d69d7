// The words of `npm run accounts` about roles: how a site gets its first operator.

import { grantRole, takeRole } from '#accounts/role-store.server.ts'
import { keepUser } from '#accounts/user-store.server.ts'
import { accountStanding } from '#identity/account-standing.server.ts'
import { editAccount, findAccountOf } from '#identity/operating/manage-accounts.server.ts'
import type { Tools } from '#platform/tools.server.ts'

const roles = ['cleaner', 'reception', 'manager', 'accountant', 'owner'] as const

const usage = `npm run accounts -- grant <who> <role>   or   take <who> <role>

  <who> is an id, an e-mail address or a number such as +44…; <role> is one of ${roles.join(', ')}.
  Granting also confirms the e-mail address, for you vouch for it.`

/**
 * Does what the words ask and answers the exit code: 0, 1 when there is no such account, 2 for words it does not know;
 * undefined when they are not about roles.
 */
export async function rolesCli(
  tools: Tools,
  [command, who = '', word]: readonly string[],
  say: (line: string) => void,
): Promise<number | undefined> {
  if (command !== 'grant' && command !== 'take') return undefined
  const role = roles.find(known => known === word)
  if (!role) {
    say(usage)
    return 2
  }
  const found = await findAccountOf(tools, who)
  if (!found) {
    say(`There is no account ${who}`)
    return 1
  }
  if (command === 'grant' && found.account.email) await editAccount(tools, found.account.id, { emailVerified: true })
  const face = (await accountStanding(tools.database, found.account.id, ''))!
  const now = tools.clock.now()
  const user = await keepUser(tools.database, face, now)
  if (command === 'grant') await grantRole(tools.database, { userId: user.id, role }, now)
  else await takeRole(tools.database, { userId: user.id, role })
  say(`${command}: ${who} ${command === 'grant' ? 'is' : 'is no longer'} ${role}`)
  return 0
}
