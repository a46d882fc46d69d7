// The addresses at which other sites read our nights.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { audienceNames, audiences } from '#channels/feeds/channel-provider.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { ShownAddress, UnitChannels } from './channels-view.ts'
import { bufferChoices } from './feed-fields.ts'

type Props = { readonly unit: UnitChannels; readonly mayChange: boolean }

export function ExportAddress({ unit: { unitId, addresses }, mayChange }: Props) {
  return (
    <div className="flex flex-col gap-5">
      {addresses.length === 0 && <p className="text-ink-soft">{sentence('channels.noAddress')}</p>}
      <ul className="flex flex-col gap-5">
        {addresses.map(each => (
          <li key={each.id} className="flex flex-col gap-2">
            <AddressOf address={each} mayChange={mayChange} />
          </li>
        ))}
      </ul>
      {mayChange && (
        <Form
          method="post"
          className="flex flex-wrap items-end gap-3"
          aria-label={sentence('channels.makeAddress')}
          preventScrollReset
        >
          <input type="hidden" name="unit" value={unitId} />
          <SelectField
            id={`audience-${unitId}`}
            name="audience"
            label={sentence('channels.for')}
            defaultValue="airbnb"
            choices={audiences.map(value => ({ value, label: audienceNames[value]() }))}
          />
          <SelectField
            id={`buffer-${unitId}`}
            name="bufferNights"
            label={sentence('channels.buffer')}
            defaultValue="0"
            choices={bufferChoices.map(nights => ({
              value: nights,
              label: nights === 0 ? sentence('channels.noBuffer') : sentence('channels.bufferNights', { nights }),
            }))}
          />
          <SubmitButton intent="open-address">{sentence('channels.makeAddress')}</SubmitButton>
        </Form>
      )}
    </div>
  )
}

function AddressOf({ address, mayChange }: { readonly address: ShownAddress; readonly mayChange: boolean }) {
  const { id, inWords, bufferNights: nights } = address
  const { reader, lastRead } = inWords
  const said = nights === 0 ? lastRead : `${lastRead} ${sentence('channels.withBuffer', { nights })}`
  const unseen = (inner: string) => <span className="sr-only">{inner}</span>
  return (
    <>
      {address.address ? (
        <Field
          id={`address-of-${id}`}
          label={sentence('channels.forReader', { reader })}
          hint={`${sentence('channels.pasteIt')} ${said}`}
          readOnly
          value={address.address}
          // One touch and it can be copied.
          onFocus={event => event.currentTarget.select()}
        />
      ) : (
        <p>
          <span className="font-semibold text-sm">{sentence('channels.forReader', { reader })}</span>
          <span className="block text-ink-soft text-sm">
            {sentence('channels.addressHidden')} {said}
          </span>
        </p>
      )}
      {mayChange && (
        <Form method="post" className="flex flex-wrap gap-3" preventScrollReset>
          {address.address && (
            <CopyButton of={`address-of-${id}`} what={sentence('channels.theAddressFor', { reader })} />
          )}
          <input type="hidden" name="calendar" value={id} />
          <SubmitButton intent="exchange-address" quiet>
            <RichSentence text={sentence('channels.exchange', { reader })} parts={{ unseen }} />
          </SubmitButton>
          <SubmitButton intent="close-address" quiet>
            <RichSentence text={sentence('channels.close', { reader })} parts={{ unseen }} />
          </SubmitButton>
        </Form>
      )}
    </>
  )
}
