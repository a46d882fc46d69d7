// The operator's calls about who runs the site.

import { describeOrganisation } from '#admin/organisation/describe-organisation.server.ts'
import { organisationRefusalStatus, organisationRefusals } from '#admin/organisation/organisation-refusals.ts'
import { saveOrganisation } from '#admin/organisation/save-organisation.server.ts'
import type { organisationContract } from '#api/admin/contract/organisation-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

export const organisationCalls: Handlers<keyof typeof organisationContract> = {
  readOrganisation: ({ tools }) => answerOrganisation(tools),

  saveOrganisation: async ({ tools, user, body }) => {
    const saved = await saveOrganisation(tools, user, body)
    return saved.ok ? answerOrganisation(tools) : refuseCommand(organisationRefusalStatus, organisationRefusals, saved)
  },
}

async function answerOrganisation(tools: Tools) {
  const { entered, version, changedAt, possible, unpayable } = await describeOrganisation(tools)
  return answerOne({
    ...{ ...entered, version, changedAt: changedAt?.toISOString() ?? null },
    ...{ possible: [...possible], unpayable: [...unpayable] },
  })
}
