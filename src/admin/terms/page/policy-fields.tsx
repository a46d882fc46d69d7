// The fields of a cancellation policy.

import type { FieldsOf } from '#admin/rates/page/rate-form-frame.tsx'
import { fieldsFor, longestTermsName, mostTiers } from '#admin/terms/terms-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Field, SelectField } from '#ui/field.tsx'

type Language = { readonly code: string; readonly name: string }

/** `languages`: beside the one in which operators type. */
export function PolicyFields({ field, languages }: FieldsOf & { readonly languages: readonly Language[] }) {
  const percent = (name: string, label: string) => <Field {...field(name)} label={label} inputMode="decimal" />
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('name')} label={sentence('terms.policyLabel')} maxLength={longestTermsName} />
        {languages.map(({ code, name }, at) => (
          <div key={code}>
            <input type="hidden" name={`language-${at}`} value={code} />
            <Field
              {...field(`translated-${at}`)}
              label={sentence('terms.policyIn', { language: name })}
              maxLength={longestTermsName}
            />
          </div>
        ))}
      </div>
      <p className="max-w-prose text-ink-soft">{sentence('terms.tiersHint')}</p>
      {fieldsFor(mostTiers).map(at => (
        <fieldset key={at}>
          <legend className="pb-1 font-semibold text-sm">{sentence('terms.tier', { number: at + 1 })}</legend>
          <div className="grid items-start gap-4 sm:grid-cols-3 lg:grid-cols-5">
            <Field {...field(`daysBefore-${at}`)} label={sentence('terms.tierDays')} inputMode="numeric" />
            <Field {...field(`time-${at}`)} label={sentence('terms.tierTime')} type="time" />
            {percent(`lodging-${at}`, sentence('terms.backOfNights'))}
            {percent(`fee-${at}`, sentence('terms.backOfFees'))}
            {percent(`extra-${at}`, sentence('terms.backOfExtras'))}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="pb-1 font-semibold text-sm">{sentence('terms.noShow')}</legend>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {percent('noShowLodging', sentence('terms.backOfNights'))}
          {percent('noShowFee', sentence('terms.backOfFees'))}
          {percent('noShowExtra', sentence('terms.backOfExtras'))}
        </div>
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('graceHours')} label={sentence('terms.graceHours')} inputMode="numeric" />
        <Field {...field('graceLead')} label={sentence('terms.graceLead')} inputMode="numeric" />
        <SelectField
          {...field('unpaid')}
          label={sentence('terms.unpaid')}
          choices={{ waived: sentence('terms.unpaidWaived'), charged: sentence('terms.unpaidCharged') }}
        />
        <SelectField
          {...field('clock')}
          label={sentence('terms.clock')}
          choices={{ keeps: sentence('terms.clockKeeps'), redates: sentence('terms.clockRedates') }}
        />
      </div>
    </>
  )
}
