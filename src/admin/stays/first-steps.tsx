// The list of what a new site still needs, for operators.

import { ButtonLink } from '#ui/buttons.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { FirstStep } from './first-step.ts'

export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  return (
    <TitledSection id="first-steps" title="Before your first guest" className="card max-w-xl p-6">
      <ul className="mt-3 flex flex-col gap-4">
        {steps.map(({ text, link }) => (
          <li key={text} className="flex flex-col items-start gap-2">
            <p>{text}</p>
            {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
