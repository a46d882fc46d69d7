// The operator's calls about the running of the site itself.

import { allFirstSteps } from '#admin/start/first-steps.server.ts'
import { findTroubles, namesOfFailingJobs } from '#admin/troubles/find-troubles.server.ts'
import type { runningContract } from '#api/admin-contract/running-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { readBackups } from '#backup/read-backups.server.ts'
import { readSeen } from '#statistics/read-seen.server.ts'

export const runningCalls: Handlers<keyof typeof runningContract> = {
  readTroubles: async ({ tools, user }) => {
    const troubles = await findTroubles(tools, user, await namesOfFailingJobs(tools))
    return answerOne({
      troubles: troubles.map(({ kind, title, text, more }) => ({
        ...{ kind, address: more?.to ?? null },
        inWords: { title, text: text ?? null },
      })),
    })
  },

  readVisitors: async ({ tools, query }) => answerOne(await readSeen(tools, Number(query.days))),

  readFirstSteps: async ({ tools, user }) => {
    const steps = await allFirstSteps(tools, user)
    return answerOne({
      steps: steps.map(({ name, isDone, isOptional, text, link }) => ({
        ...{ name, isDone, isOptional, address: link?.to ?? null },
        inWords: { text },
      })),
    })
  },

  readBackups: async ({ tools }) => {
    const { place, nextAt, wrong, runs, everyHours, keep } = await readBackups(tools)
    return answerOne({
      ...{ place: place ?? null, everyHours, keep, wrong: wrong ?? null },
      nextAt: nextAt?.toISOString() ?? null,
      runs: runs.map(({ begunAt, endedAt, bytes, fault, ...run }) => ({
        ...run,
        begunAt: begunAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        bytes: bytes ?? null,
        fault: fault ?? null,
      })),
    })
  },
}
