// From nothing to the first guest: every step, what is done of it, and where the rest is done.

import { allFirstSteps } from '#admin/start/first-steps.server.ts'
import { StepList } from '#admin/start/step-list.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import type { Route } from './+types/start'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return { head: { title: sentence('start.title') }, steps: await allFirstSteps(tools, operator) }
}

export default function Start({ loaderData: { steps } }: Route.ComponentProps) {
  const needed = steps.filter(({ isOptional }) => !isOptional)
  const done = needed.filter(({ isDone }) => isDone).length
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('start.title')}</h1>
      <p className="max-w-prose text-ink-soft">
        {done === needed.length
          ? sentence('start.allDone')
          : sentence('start.progress', { done, steps: needed.length })}
      </p>
      <StepList steps={steps} />
    </div>
  )
}
