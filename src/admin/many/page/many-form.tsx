// The form of what is to be different at many homes: see the effect home by home first, then save.

import { Form } from 'react-router'
import { roundings } from '#admin/many/many-limits.ts'
import type { ManyTyped, ManyView } from '#admin/many/many-view.ts'
import { ChildrenFields } from '#admin/rates/page/children-editor.tsx'
import { SingleNightFields } from '#admin/rates/page/night-editor.tsx'
import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { RuleFields } from '#admin/rates/page/rule-editor.tsx'
import { SeasonFields } from '#admin/rates/page/season-editor.tsx'
import { TermsFields } from '#admin/rates/page/terms-editor.tsx'
import { everyWeekday, WeekdayBoxes } from '#admin/rates/page/weekday-boxes.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { ManyPreview } from './many-preview.tsx'

type Props = { readonly view: ManyView; readonly typed: ManyTyped | undefined }

const fresh = { weekdays: everyWeekday, priority: '0' }

export function ManyForm({ view, typed }: Props) {
  const { chosen, change = 'prices', from, currency } = view
  const again = typed?.change === change ? typed : undefined
  const form = {
    values: again?.values ?? fresh,
    faults: again?.faults ?? {},
    idOf: (name: string) => `many-${name}`,
  }
  const seen = again?.seen ?? ''
  const preview = again?.preview
  return (
    <Form
      method="post"
      // Another choice starts anew.
      key={[change, from, ...chosen].join()}
      className="flex flex-col gap-5"
      aria-label={sentence('many.newValues')}
      preventScrollReset
      noValidate
    >
      <HiddenFields values={{ change, from, currency, seen }} />
      {chosen.map(slug => (
        <input key={slug} type="hidden" name="home" value={slug} />
      ))}
      <ManyFields view={view} {...form} field={fieldsOf({ ...form, autoComplete: 'off' })} />
      {preview && <ManyPreview homes={preview} />}
      <p className="flex flex-wrap gap-3">
        {seen && !again?.removes && (
          <SubmitButton intent="keep">{sentence('many.saveAll', { homes: chosen.length })}</SubmitButton>
        )}
        {seen && again?.removes && (
          <SubmitButton intent="take-away">{sentence('many.takeAwayAll', { homes: chosen.length })}</SubmitButton>
        )}
        <button type="submit" name="intent" value="look" className={seen ? 'button button-quiet' : 'button'}>
          {preview ? sentence('rates.lookAgain') : sentence('rates.seeWhatItMeans')}
        </button>
        {change === 'nights' && !again?.removes && (
          <SubmitButton intent="look-away" quiet>
            {sentence('rates.takeAwayNights')}
          </SubmitButton>
        )}
      </p>
    </Form>
  )
}

function ManyFields({ view, ...fields }: FieldsOf & { readonly view: ManyView }) {
  const { change, currency, today, terms, originals } = view
  if (change === 'nights') return <SingleNightFields {...fields} today={today} currency={currency} />
  if (change === 'rule') return <RuleFields {...fields} />
  if (change === 'season') return <SeasonFields {...fields} currency={currency} />
  if (change === 'children') return <ChildrenFields {...fields} currency={currency} />
  if (change === 'terms') return terms && <TermsFields {...fields} terms={terms} />
  if (change === 'copy') {
    return <SelectField {...fields.field('row')} label={sentence('many.whatIsCopied')} choices={originals} />
  }
  return <PriceFields {...fields} currency={currency} />
}

function PriceFields({ field, currency, ...form }: FieldsOf & { readonly currency: string }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('kind')}
          label={sentence('many.changeBy')}
          choices={{ percent: sentence('many.byPercent'), delta: sentence('many.bySum', { currency }) }}
        />
        <Field
          {...field('amount')}
          label={sentence('rates.sumOrPercent', { currency })}
          hint={sentence('many.amountHint')}
          inputMode="text"
        />
        <Field {...field('first')} label={sentence('rates.firstNight')} hint={sentence('many.firstHint')} type="date" />
        <Field {...field('last')} label={sentence('rates.lastNight')} type="date" />
        <SelectField
          {...field('round')}
          label={sentence('many.round')}
          choices={roundings.map(value => ({
            value,
            label: value === 'exact' ? sentence('many.exact') : sentence('many.roundTo', { units: value }),
          }))}
        />
      </div>
      <WeekdayBoxes legend={sentence('rates.onlyOnNightsOf')} {...form} />
    </>
  )
}
