// The addresses at which other sites read our nights.

import { Form } from 'react-router'
import { audienceNames, audiences } from '#channels/feeds/channel-provider.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import type { ShownAddress, UnitChannels } from './channels-view.ts'
import { bufferChoices } from './feed-fields.ts'

type Props = { readonly unit: UnitChannels; readonly mayChange: boolean }

const nightsInWords = (count: number) => (count === 1 ? '1 night' : `${count} nights`)

export function ExportAddress({ unit: { unitId, addresses }, mayChange }: Props) {
  return (
    <div className="flex flex-col gap-5">
      {addresses.length === 0 && <p className="text-ink-soft">No other site can read these nights yet.</p>}
      <ul className="flex flex-col gap-5">
        {addresses.map(each => (
          <li key={each.id} className="flex flex-col gap-2">
            <AddressOf address={each} mayChange={mayChange} />
          </li>
        ))}
      </ul>
      {mayChange && (
        <Form method="post" className="flex flex-wrap items-end gap-3" aria-label="Make an address" preventScrollReset>
          <input type="hidden" name="unit" value={unitId} />
          <SelectField
            id={`audience-${unitId}`}
            name="audience"
            label="For"
            defaultValue="airbnb"
            choices={audiences.map(value => ({ value, label: audienceNames[value] }))}
          />
          <SelectField
            id={`buffer-${unitId}`}
            name="bufferNights"
            label="Free around each visit"
            defaultValue="0"
            choices={bufferChoices.map(value => ({ value, label: value === 0 ? 'None' : nightsInWords(value) }))}
          />
          <SubmitButton intent="open-address">Make an address</SubmitButton>
        </Form>
      )}
    </div>
  )
}

function AddressOf({ address, mayChange }: { readonly address: ShownAddress; readonly mayChange: boolean }) {
  const { id, inWords, bufferNights } = address
  const buffer = bufferNights === 0 ? '' : ` With ${nightsInWords(bufferNights)} around each visit.`
  const said = `${inWords.lastRead}${buffer}`
  return (
    <>
      {address.address ? (
        <Field
          id={`address-of-${id}`}
          label={`For ${inWords.reader}`}
          hint={`Paste it there as the calendar to import. ${said}`}
          readOnly
          value={address.address}
          // One touch and it can be copied.
          onFocus={event => event.currentTarget.select()}
        />
      ) : (
        <p>
          <span className="font-semibold text-sm">For {inWords.reader}</span>
          <span className="block text-ink-soft text-sm">
            There is an address, which managers and owners see. {said}
          </span>
        </p>
      )}
      {mayChange && (
        <Form method="post" className="flex flex-wrap gap-3" preventScrollReset>
          {address.address && <CopyButton of={`address-of-${id}`} what={`the address for ${inWords.reader}`} />}
          <input type="hidden" name="calendar" value={id} />
          <SubmitButton intent="exchange-address" quiet>
            Exchange<span className="sr-only"> the address for {inWords.reader}</span>
          </SubmitButton>
          <SubmitButton intent="close-address" quiet>
            Close<span className="sr-only"> the address for {inWords.reader}</span>
          </SubmitButton>
        </Form>
      )}
    </>
  )
}
