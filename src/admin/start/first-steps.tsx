// What leads from a new site to its first guest: what is open of it in short, and the whole list.

import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink, TextLink } from '#ui/buttons.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FirstStep } from './first-step.ts'

type StepsProps = { readonly steps: readonly FirstStep[] }

export function FirstSteps({ steps }: StepsProps) {
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

/** Every step in its order, done or open. */
export function StepList({ steps }: StepsProps) {
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
