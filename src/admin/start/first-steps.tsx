// What is still open before the first guest, on Today.

import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import type { FirstStep } from './first-step.ts'

export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  return (
    <section aria-labelledby="first-steps" className="card max-w-xl p-6">
      <h2 id="first-steps" className="font-display text-2xl">
        {sentence('homes.beforeFirstGuest')}
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {steps.map(({ name, text, link }) => (
          <li key={name} className="flex flex-col items-start gap-2">
            <p>{text}</p>
            {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
          </li>
        ))}
      </ul>
    </section>
  )
}
