// The frame of every form about rates: see the effect first, then save.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { EffectSaid } from '#admin/rates/rate-effect-words.ts'
import type { RateKind } from '#admin/rates/rate-input.ts'
import type { AdminRates, RateEditor, RateFaults, RateTyped, RateValues } from '#admin/rates/rates-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { VisitPreview } from './visit-preview.tsx'

type Props = {
  readonly editor: RateEditor
  readonly what: RateKind
  /** The id of what is changed; empty for something new. */
  readonly subject?: string
  readonly label: string
  /** The values while nothing was typed. */
  readonly values: RateValues
  readonly typed: RateTyped | undefined
  readonly removable?: string
  /** The rate whose it is, where it is not the usual one's. */
  readonly plan?: string
  readonly children: (fields: FieldsOf) => ReactNode
}

export type FieldsOf = {
  readonly values: RateValues
  readonly faults: RateFaults
  /** Makes the ids of the fields the page's own. */
  readonly idOf: (name: string) => string
  readonly field: ReturnType<typeof fieldsOf<string>>
}

export function RateFormFrame({ editor, what, subject = '', label, values, typed, removable, plan, children }: Props) {
  const isThis = typed?.what === what && typed.subject === subject && (typed.values.plan ?? '') === (plan ?? '')
  const again = isThis ? typed : undefined
  const form = {
    values: again?.values ?? values,
    faults: again?.faults ?? {},
    idOf: (name: string) => `${what}${plan ?? ''}-${subject || 'new'}-${name}`,
  }
  const effect = again?.effect
  return (
    <Form
      method="post"
      // A form that was saved starts anew.
      key={`${editor.version} ${JSON.stringify(values)}`}
      className="flex flex-col gap-5"
      aria-label={label}
      preventScrollReset
      noValidate
    >
      <HiddenFields values={{ what, subject, version: editor.version, seen: effect ? again.mark : '' }} />
      {plan && <input type="hidden" name="plan" value={plan} />}
      {children({ ...form, field: fieldsOf({ ...form, autoComplete: 'off' }) })}
      {effect && (
        <Effect effect={effect} title={again.away ? sentence('rates.takenAwayMeans') : sentence('rates.whatItMeans')} />
      )}
      {editor.mayChange ? (
        <p className="flex flex-wrap gap-3">
          {effect && !again.away && <SubmitButton intent="keep">{sentence('rates.save')}</SubmitButton>}
          {effect && again.away && <SubmitButton intent="take-away">{sentence('rates.takeAwayNow')}</SubmitButton>}
          <button type="submit" name="intent" value="look" className={effect ? 'button button-quiet' : 'button'}>
            {effect ? sentence('rates.lookAgain') : sentence('rates.seeWhatItMeans')}
          </button>
          {removable && !again?.away && (
            <SubmitButton intent="look-away" quiet>
              {removable}
            </SubmitButton>
          )}
        </p>
      ) : (
        <p className="text-ink-soft text-sm">{sentence('rates.notAllowed')}</p>
      )}
    </Form>
  )
}

type BandsProps = Pick<FieldsOf, 'field'> & Pick<AdminRates, 'bands'> & { readonly name: string }

/** A sum for each age band. */
export function BandFields({ bands, name, field }: BandsProps) {
  return bands.map(({ code, label }, at) => (
    <div key={code}>
      <input type="hidden" name={`band-${at}`} value={code} />
      <Field {...field(`${name}-${at}`)} label={label} inputMode="decimal" />
    </div>
  ))
}

function Effect({ effect, title }: { readonly effect: EffectSaid; readonly title: string }) {
  return (
    <section aria-label={title} className="notice flex flex-col gap-3" role="status">
      <p className="font-semibold">{title}</p>
      <ul className="list-disc ps-5">
        {effect.sentences.map(line => (
          <li key={line}>{line}</li>
        ))}
        <li>{sentence('rates.lowestPrice', effect.from)}</li>
        <li>{sentence('rates.quotedStay')}</li>
      </ul>
      {effect.visits && <VisitPreview visits={effect.visits} />}
      <details open={effect.weeks.some(({ differs }) => differs)}>
        <summary className="min-h-11 cursor-pointer content-center">{sentence('rates.nextWeeks')}</summary>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-start">
              <th scope="col" className="py-1 pe-4">
                {sentence('rates.weekOf')}
              </th>
              <th scope="col" className="py-1 pe-4">
                {sentence('rates.lowestNow')}
              </th>
              <th scope="col" className="py-1">
                {sentence('rates.lowestThen')}
              </th>
            </tr>
          </thead>
          <tbody>
            {effect.weeks.map(({ week, before, after, differs }) => (
              <tr key={week} className="border-line border-t">
                <th scope="row" className="py-1 pe-4 text-start font-normal">
                  {week}
                </th>
                <td className="py-1 pe-4">{before}</td>
                <td className={differs ? 'py-1 font-semibold' : 'py-1'}>
                  {differs ? after : sentence('rates.theSame')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
