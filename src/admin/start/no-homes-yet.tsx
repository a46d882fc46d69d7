// The page of homes while there are none; operators read where to begin.

import { sentence } from '#catalogue/sentence.ts'
import type { FirstStep } from './first-step.ts'
import { FirstSteps } from './first-steps.tsx'

export function NoHomesYet({ steps }: { readonly steps: readonly FirstStep[] | undefined }) {
  return (
    <section className="flex flex-col gap-6 py-8">
      <div>
        <h1 className="font-display text-3xl">{sentence('homes.areComing')}</h1>
        <p className="pt-2 text-ink-soft">{sentence('homes.nothingToBook')}</p>
      </div>
      {steps && <FirstSteps steps={steps} />}
    </section>
  )
}
