// The change of a booking: proposed to its guest, or made at once with the guest's word.

import { Form } from 'react-router'
import type { ChangePreview } from '#amendments/amend/change-preview.ts'
import { ProposalTable } from '#amendments/proposals/proposal-table.tsx'
import type { ProposalView } from '#amendments/proposals/proposal-view.ts'
import { ProposeForm } from '#amendments/proposals/propose-form.tsx'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import type { VisitFaults, VisitFields } from '#quotes/input/visit-input.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import { ChangeAtOnceForm } from './change-at-once-form.tsx'

type ProposingView = {
  readonly id: string
  readonly reference: string
  readonly proposal: ProposalView | undefined
  readonly mayPropose: boolean
  readonly mayChange: boolean
  /** The guest has asked for a change. */
  readonly isAsked: boolean
  readonly preview: ChangePreview
  readonly fields: VisitFields
  readonly faults: VisitFaults
  readonly visit: VisitView
  readonly key: string
}

export function Proposing({ view }: { readonly view: ProposingView }) {
  const { id, reference, proposal, mayPropose, isAsked, preview, fields, faults, visit, key, mayChange } = view
  if (!proposal && !mayPropose && !isAsked) return null
  const party = preview.kind === 'refused' && preview.party.length > 0 ? preview.party.join(' ') : undefined
  const atOnce = preview.kind === 'priced' && (
    <ChangeAtOnceForm hidden={{ ...fields, ...preview.hidden, key }} total={preview.before} />
  )
  return (
    <TitledSection
      id="propose"
      title={proposal ? sentence('adminPages.waitingForGuest') : sentence('adminPages.propose')}
    >
      {isAsked && <p>{sentence('adminPages.guestAsked')}</p>}
      {proposal && (
        <Form method="post" className="card flex flex-col items-start gap-4 p-5">
          <ProposalTable proposal={proposal} />
          {proposal.words && <EnteredText text={proposal.words} quoted />}
          <p className="text-ink-soft text-sm">{sentence('adminPages.proposalEnds', { until: proposal.until })}</p>
          <HiddenFields values={{ booking: id, amendment: proposal.id }} />
          {mayChange && (
            <SubmitButton intent="decline-change" quiet>
              <RichSentence
                text={sentence('adminPages.takeBack', { reference })}
                parts={{ unseen: words => <span className="sr-only">{words}</span> }}
              />
            </SubmitButton>
          )}
        </Form>
      )}
      {mayPropose && (
        <>
          <p className="text-ink-soft">{sentence('adminPages.bookedAre', { days: visit.days, party: visit.party })}</p>
          <ProposeForm
            fields={fields}
            faults={faults}
            preview={preview}
            commandKey={key}
            today={fields.in ?? ''}
            atOnce={atOnce}
          >
            <PartyFields fields={fields} faults={{ ...faults, ...(party && { adults: party }) }} />
          </ProposeForm>
        </>
      )}
    </TitledSection>
  )
}
