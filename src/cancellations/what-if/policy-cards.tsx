// Cancellation policies as cards, each with how many homes have it and a worked example.

import { sentence } from '#catalogue/sentence.ts'
import { sayPolicyName } from '#offers/refunds/policy-presets.ts'

type PolicyCard = {
  readonly name: string
  readonly homes: string
  readonly sentences: readonly string[]
  readonly example: { readonly asked: string; readonly steps: readonly string[] }
}

export function PolicyCards({ policies }: { readonly policies: readonly PolicyCard[] }) {
  if (policies.length === 0) return <p className="pt-4">{sentence('search.noneOnSale')}</p>
  return (
    <ul className="policies">
      {policies.map(({ name, homes, sentences, example }) => (
        <li key={name + sentences.join()} className="card">
          <h3>{sayPolicyName(name)}</h3>
          <p className="text-ink-soft text-sm">{homes}</p>
          <Sentences sentences={sentences} />
          <p className="pt-4 font-semibold text-sm">{sentence('search.example')}</p>
          <p className="text-sm">{example.asked}</p>
          <Sentences sentences={example.steps} />
        </li>
      ))}
    </ul>
  )
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="policy-sentences">
      {sentences.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
