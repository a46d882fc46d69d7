// What a new site still lacks and where to begin, told to operators alone.

import { Link } from 'react-router'
import { Section } from '#ui/section.tsx'
import type { FirstStep } from './first-step.ts'

export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  return (
    <Section id="first-steps" title="Before your first guest" className="card max-w-xl p-6">
      <ul className="mt-3 flex flex-col gap-4">
        {steps.map(({ text, way }) => (
          <li key={text} className="flex flex-col items-start gap-2">
            <p>{text}</p>
            {way && (
              <Link to={way.to} className="button">
                {way.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
