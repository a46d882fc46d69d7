// The operator's calls about the units of a home, and the one that copies a home.

import { copyHome } from '#admin/copies/copy-home.server.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { findHomeInFrame } from '#admin/stays/frame/find-home-in-frame.server.ts'
import { changeUnits } from '#admin/units/change-units.server.ts'
import { describeUnits } from '#admin/units/describe-units.server.ts'
import { unitsRefusalStatus, unitsRefusals } from '#admin/units/units-refusals.ts'
import type { unitsContract } from '#api/admin-contract/homes/units-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, notThere } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'

export const unitsCalls: Handlers<keyof typeof unitsContract> = {
  readUnits: ({ tools, user, path }) => answerUnits(tools, user, path.slug),

  changeUnits: async ({ tools, user, path, body }) => {
    const changed = await changeUnits(tools, user, path.slug as Slug, body)
    return changed.ok ? answerUnits(tools, user, path.slug) : refuseCommand(unitsRefusalStatus, unitsRefusals, changed)
  },

  copyHome: async ({ tools, user, path, body }) => {
    const copied = await copyHome(tools, user, path.slug as Slug, body)
    if (!copied.ok) return refuseCommand(homeRefusalStatus, homeRefusals, copied)
    const standing = { slug: copied.slug, name: body.name, status: 'draft' as const, version: 1 }
    return answerOne(standing, { location: `/api/admin/homes/${copied.slug}` })
  },
}

async function answerUnits({ database }: Tools, who: Operator, slug: string) {
  const [home, view] = await Promise.all([findHomeInFrame(database, who, slug), describeUnits(database, who, slug)])
  if (!home || !view) return notThere
  const { letAs, units, parts, wholes } = view
  return answerOne({
    ...{ slug, version: home.version, letAs, parts: [...parts], wholes: [...wholes] },
    units: units.map(({ id: unit, ...told }) => ({ unit, ...told })),
  })
}
