// What leads from a new site to its first guest, done or open.

import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FirstStep } from './first-step.ts'

/** Every step in its order, done or open. */
export function StepList({ steps }: { readonly steps: readonly FirstStep[] }) {
  return (
    <ol className="card divide-y divide-line">
      {steps.map(({ name, text, isDone, isOptional, link }) => (
        <li key={name} className="flex gap-4 p-5">
          {isDone ? (
            <Icon name="tick" className="mt-0.5 size-6 text-moss" />
          ) : (
            <span aria-hidden="true" className="mt-0.5 size-6 shrink-0 rounded-full border-2 border-line" />
          )}
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h2 className="font-bold">{sentence('start.step', { step: name })}</h2>
            <p className="text-ink-soft text-sm">
              {isDone ? sentence('start.done') : isOptional ? sentence('start.optional') : sentence('start.open')}
            </p>
            <p>{text}</p>
            {link && <TextLink to={link.to}>{link.label}</TextLink>}
          </div>
        </li>
      ))}
    </ol>
  )
}
