// The form by which an operator books a priced visit for a guest, holds it, or offers it; at the same or at another price.

import { Form } from 'react-router'
import { PriceBreakdown } from '#bookings/words/price-breakdown.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, HiddenFields, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Tick } from '#ui/tick.tsx'
import type { ByHandView, PricedByHandView } from './by-hand-view.ts'

type Typed = Readonly<Partial<Record<string, string>>>

type Props = Pick<ByHandView, 'languages' | 'language' | 'mayNotePaid' | 'enquiry'> & {
  readonly commandKey: string
  readonly priced: PricedByHandView
  readonly values: Typed
  readonly faults: Typed
}

const card = 'card flex flex-col gap-5 p-5'

export function ByHandForm({
  priced,
  values: typed,
  faults,
  languages,
  language,
  mayNotePaid,
  enquiry,
  commandKey,
}: Props) {
  const values = withGuest(typed, enquiry?.guest)
  return (
    <Form method="post" className="flex flex-col gap-8" aria-label={sentence('byHand.title')} noValidate>
      <PriceCard priced={priced} values={values} faults={faults} />
      {priced.price && (
        <>
          <HiddenFields
            values={{ seen: priced.price.totalMinor, key: commandKey, ...(enquiry && { enquiry: enquiry.id }) }}
          />
          <GuestCard values={values} faults={faults} languages={languages} language={language} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {/* An enquiry is answered by an offer, which its guest takes or not. */}
            {!enquiry && <BookCard values={values} faults={faults} mayNotePaid={mayNotePaid} />}
            <LinkCard values={values} faults={faults} />
          </div>
        </>
      )}
    </Form>
  )
}

/** What was typed, over what an enquiry says of its guest as long as their fields were not shown. */
function withGuest(typed: Typed, guest: Typed = {}): Typed {
  if (typed.name) return typed
  return { ...typed, ...guest, ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value)) }
}

type Part = Pick<Props, 'values' | 'faults'>

function PriceCard({
  priced: { price, against, mayOverrule, overruled, fault },
  values,
  faults,
}: Part & Pick<Props, 'priced'>) {
  return (
    <TitledSection id="price-by-hand" title={sentence('byHand.price')} className={card}>
      <div aria-live="polite" className="flex flex-col gap-4">
        {against.length > 0 && (
          <Notice tone="wrong">
            <p className="font-semibold">{sentence('byHand.against')}</p>
            <Sentences sentences={against} />
          </Notice>
        )}
        {overruled.length > 0 && (
          <Notice tone="plain">
            <p className="font-semibold">{sentence('byHand.overruled')}</p>
            <Sentences sentences={overruled} />
          </Notice>
        )}
        {price && (
          <>
            <p className="text-ink-soft">{price.visit}</p>
            <PriceBreakdown price={price.view} />
            {price.difference && <p>{price.difference}</p>}
          </>
        )}
      </div>
      {(mayOverrule || overruled.length > 0) && (
        <Tick name="overrules" label={sentence('byHand.overrule')} isTicked={values.overrules === 'yes'} />
      )}
      {(price || fault) && <OwnPrice parts={price?.parts ?? []} values={values} faults={faults} fault={fault} />}
      {(price || fault || mayOverrule) && (
        <SubmitButton intent="price" quiet className="self-start">
          {sentence('byHand.checkAgain')}
        </SubmitButton>
      )}
    </TitledSection>
  )
}

type OwnPriceProps = Part & {
  readonly parts: NonNullable<PricedByHandView['price']>['parts']
  readonly fault: string | undefined
}

function OwnPrice({ parts, values, faults, fault }: OwnPriceProps) {
  const rows = parts.map(({ key, name, computed }, at) => ({ key, name, computed, field: `minor-${at}`, at }))
  const isUsed = Boolean(fault || values.ownTotalMinor || values.ownReason || faults.ownTotalMinor || faults.ownReason)
  const field = fieldsOf<string>({ values, faults, autoComplete: 'off' })
  return (
    <details open={isUsed || rows.some(row => values[row.field] || faults[row.field])}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{sentence('byHand.ownPrice')}</summary>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-ink-soft text-sm">{sentence('byHand.ownPriceHint')}</p>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field
            {...field('ownTotalMinor')}
            fault={faults.ownTotalMinor ?? fault}
            label={sentence('byHand.ownTotal')}
            inputMode="decimal"
          />
          <Field
            {...field('ownReason')}
            label={sentence('byHand.ownReason')}
            hint={sentence('byHand.ownReasonHint')}
            maxLength={200}
          />
        </div>
        <fieldset className="grid items-start gap-4 md:grid-cols-2">
          <legend className="mb-2 font-semibold text-sm">{sentence('byHand.ownParts')}</legend>
          {rows.map(row => (
            <div key={row.key}>
              <input type="hidden" name={`part-${row.at}`} value={row.key} />
              <Field
                {...field(row.field)}
                label={row.name}
                hint={sentence('byHand.computed', { sum: row.computed })}
                inputMode="decimal"
              />
            </div>
          ))}
        </fieldset>
      </div>
    </details>
  )
}

function GuestCard({ values, faults, languages, language }: Part & Pick<Props, 'languages' | 'language'>) {
  const field = fieldsOf<string>({ values, faults, autoComplete: 'off' })
  return (
    <TitledSection id="guest-by-hand" title={sentence('byHand.guest')} className={card}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field {...field('name')} label={sentence('papers.name')} maxLength={120} />
        <SelectField
          {...field('cameBy')}
          label={sentence('byHand.cameBy')}
          choices={{
            phone: () => sentence('byHand.byPhone'),
            email: () => sentence('byHand.byEmail'),
            'walk-in': () => sentence('byHand.walkIn'),
          }}
        />
        <Field {...field('email')} type="email" label={sentence('byHand.email')} hint={sentence('byHand.emailHint')} />
        <Field {...field('phone')} type="tel" label={sentence('byHand.phone')} hint={sentence('byHand.phoneHint')} />
        <SelectField
          {...field('language')}
          defaultValue={values.language || language}
          label={sentence('byHand.language')}
          choices={languages}
        />
      </div>
      <TextArea {...field('note')} label={sentence('byHand.note')} hint={sentence('byHand.noteHint')} rows={2} />
    </TitledSection>
  )
}

function BookCard({ values, faults, mayNotePaid }: Part & Pick<Props, 'mayNotePaid'>) {
  const field = fieldsOf<string>({ values, faults, autoComplete: 'off' })
  const payments = {
    'at-home': () => sentence('byHand.payAtHome'),
    transfer: () => sentence('byHand.payByTransfer'),
    ...(mayNotePaid && { paid: () => sentence('byHand.paidAlready') }),
  }
  return (
    <TitledSection id="book-by-hand" title={sentence('byHand.bookNow')} className={card}>
      <p className="text-ink-soft">{sentence('byHand.bookHint')}</p>
      <SelectField {...field('payment')} label={sentence('byHand.payment')} choices={payments} />
      <Tick name="agreed" label={sentence('byHand.agreed')} isTicked={values.agreed === 'yes'} fault={faults.agreed} />
      <SubmitButton intent="book" className="self-start">
        {sentence('byHand.book')}
      </SubmitButton>
    </TitledSection>
  )
}

function LinkCard({ values, faults }: Part) {
  const field = fieldsOf<string>({ values, faults, autoComplete: 'off' })
  return (
    <TitledSection id="link-by-hand" title={sentence('byHand.sendLink')} className={card}>
      <p className="text-ink-soft">{sentence('byHand.linkHint')}</p>
      <Field
        {...field('hours')}
        defaultValue={values.hours || '48'}
        label={sentence('byHand.hours')}
        hint={sentence('byHand.hoursHint')}
        inputMode="numeric"
      />
      <TextArea {...field('words')} label={sentence('adminBookings.wordToGuest')} maxLength={500} rows={2} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="hold" quiet>
          {sentence('byHand.hold')}
        </SubmitButton>
        <SubmitButton intent="offer" quiet>
          {sentence('byHand.offer')}
        </SubmitButton>
      </div>
    </TitledSection>
  )
}
