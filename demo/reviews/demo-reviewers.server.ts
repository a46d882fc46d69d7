// The invented guests who have written about homes of the demo world. They have no password: nobody signs in as them.

import type { Tools } from '#platform/tools/tools.server.ts'
import { mintVisitor } from '#users/session/read-visitor.server.ts'
import { markAsDemo, saveUser } from '#users/user/user-store.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'

const names = {
  ama: 'Ama Owusu (demo)',
  bruno: 'Bruno Keller (demo)',
  dario: 'Dario Conti (demo)',
  hanna: 'Hanna Virtanen (demo)',
  ines: 'Inês Moura (demo)',
  keiko: 'Keiko Arai (demo)',
  lev: 'Lev Novák (demo)',
  mirela: 'Mirela Pop (demo)',
  nora: 'Nora Byrne (demo)',
  oskar: 'Oskar Dahl (demo)',
  piet: 'Piet van Loon (demo)',
  ruth: 'Ruth Abrams (demo)',
  samir: 'Samir Haddad (demo)',
  sanna: 'Sanna Ekholm (demo)',
  tomas: 'Tomás Rivas (demo)',
} as const

export type DemoReviewerName = keyof typeof names

/** Sees to it that each of them is a guest of the site. */
export async function keepDemoReviewers({
  database,
  clock,
}: Tools): Promise<Readonly<Record<DemoReviewerName, VerifiedUser>>> {
  const kept: [string, VerifiedUser][] = []
  for (const [name, displayName] of Object.entries(names)) {
    const face = {
      subject: `demo-reviewer-${name}`,
      email: `${name}@demo.casita.example`,
      emailVerified: true,
      phoneNumber: null,
      displayName,
      photoUrl: null,
      providers: ['password'],
    }
    const user = await saveUser(database, face, clock.now())
    await markAsDemo(database, user.id)
    const visitor = mintVisitor(user, [], '')
    if (visitor.kind !== 'verified') throw new Error(`${face.email} is not verified`)
    kept.push([name, visitor.user])
  }
  return Object.fromEntries(kept) as Record<DemoReviewerName, VerifiedUser>
}
