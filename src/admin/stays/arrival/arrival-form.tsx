// The form of a home's arrival guide.

import { Form } from 'react-router'
import { longestCode, longestGettingIn, longestHostName, longestWifiPassword } from '#admin/stays/form/home-limits.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { checkInKinds } from '#stays/arrival/check-in-kinds.ts'
import type { LanguageChoice } from '#stays/arrival/host-languages.ts'
import { mostCodesDays } from '#stays/arrival/telling-rule.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Tick } from '#ui/tick.tsx'
import type { ArrivalValues } from './arrival-input.ts'

type Props = {
  readonly version: number
  readonly languages: readonly LanguageChoice[]
  readonly values: ArrivalValues
  readonly faults: Faults
}

const addressTimes = {
  confirmed: () => sentence('arrival.addressConfirmed'),
  paid: () => sentence('arrival.addressPaid'),
}

const card = 'card flex flex-col gap-5 p-5 md:p-6'

export function ArrivalForm({ version, languages, values, faults }: Props) {
  const field = fieldsOf({ values, faults, autoComplete: 'off' })
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="flex flex-col gap-8"
      aria-label={sentence('arrival.section')}
    >
      <input type="hidden" name="version" value={version} />
      <TitledSection id="getting-in" title={sentence('arrival.gettingIn')} className={card}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField {...field('checkIn')} label={sentence('arrival.checkIn')} choices={checkInKinds} />
          <Field
            {...field('doorCode')}
            label={sentence('arrival.doorCode')}
            hint={sentence('arrival.doorCodeHint')}
            maxLength={longestCode}
          />
        </div>
        <TextArea
          {...field('gettingIn')}
          label={sentence('arrival.gettingInWords')}
          hint={sentence('arrival.gettingInHint')}
          maxLength={longestGettingIn}
          rows={8}
        />
      </TitledSection>
      <TitledSection id="wifi" title={sentence('arrival.wifi')} className={card}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...field('wifiNetwork')} label={sentence('arrival.network')} maxLength={32} />
          <Field
            {...field('wifiPassword')}
            label={sentence('arrival.password')}
            hint={sentence('arrival.passwordHint')}
            maxLength={longestWifiPassword}
          />
        </div>
      </TitledSection>
      <TitledSection id="host" title={sentence('arrival.host')} className={card}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...field('hostName')} label={sentence('homes.nameLabel')} maxLength={longestHostName} />
          <Field
            {...field('hostPhone')}
            type="tel"
            label={sentence('arrival.phone')}
            hint={sentence('arrival.phoneHint')}
            maxLength={40}
          />
        </div>
        <TextArea {...field('hostWords')} label={sentence('arrival.hostWords')} rows={3} />
        <Languages choices={languages} chosen={values.hostLanguages.split('\n')} fault={faults.hostLanguages} />
        <Tick name="hostShown" label={sentence('arrival.hostShown')} isTicked={values.hostShown !== ''} />
      </TitledSection>
      <TitledSection id="when-told" title={sentence('arrival.whenTold')} className={card}>
        <p className="max-w-prose text-ink-soft">{sentence('arrival.whenToldIntro')}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField {...field('addressWhen')} label={sentence('arrival.addressWhen')} choices={addressTimes} />
          <Field
            {...field('codesDays')}
            label={sentence('arrival.codesDays')}
            hint={sentence('arrival.codesDaysHint', { mostCodesDays })}
            inputMode="numeric"
          />
        </div>
      </TitledSection>
      <SubmitButton className="self-start">{sentence('homes.keepChanges')}</SubmitButton>
    </Form>
  )
}

type LanguagesProps = {
  readonly choices: readonly LanguageChoice[]
  readonly chosen: readonly string[]
  readonly fault: string | undefined
}

function Languages({ choices, chosen, fault }: LanguagesProps) {
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={fault && 'languages-fault'}>
      <legend className="font-semibold text-sm">{sentence('arrival.hostLanguages')}</legend>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 md:grid-cols-4">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="hostLanguages"
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
      {fault && (
        <p id="languages-fault" className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
