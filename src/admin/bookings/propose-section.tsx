// The change that the operator proposes, or has proposed, on the page of a booking.

import type { ComponentProps, ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { ProposalTable } from '#amendments/proposals/proposal-table.tsx'
import { ProposeForm } from '#amendments/proposals/propose-form.tsx'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { sentence } from '#catalogue/sentence.ts'
import { PartyFields } from '#quotes/input/party-fields.tsx'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import { Tick } from '#ui/tick.tsx'

type FormProps = ComponentProps<typeof ProposeForm>
type Party = ComponentProps<typeof PartyFields>

type Props = Pick<FormProps, 'preview'> & {
  readonly id: string
  readonly reference: string
  readonly visit: VisitView
  /** What waits for the guest; undefined for none. */
  readonly proposal: ComponentProps<typeof ProposalTable>['proposal'] | undefined
  readonly mayPropose: boolean
  readonly mayChangeNow: boolean
  /** The guest is in the home: only the end of the visit can change. */
  readonly hasBegun: boolean
  /** By the clock at the home. */
  readonly today: string
  readonly mayChange: boolean
  /** The guest has asked for a change. */
  readonly isAsked: boolean
  readonly fields: FormProps['fields'] & Party['fields']
  readonly faults: FormProps['faults'] & Party['faults']
  /** What a command carries so that it is carried out once. */
  readonly commandKey: string
  /** What else can be done at the price of the preview. */
  readonly atOnce: ReactNode
}

export function ProposeSection(view: Props) {
  const {
    id,
    reference,
    proposal,
    mayPropose,
    mayChangeNow,
    hasBegun,
    today,
    isAsked,
    preview,
    fields,
    faults,
    visit,
    commandKey,
    mayChange,
    atOnce,
  } = view
  if (!proposal && !mayChangeNow && !isAsked) return null
  const overruled = preview.kind === 'priced' ? (preview.overruled ?? []) : []
  const mayOverrule = overruled.length > 0 || (preview.kind === 'refused' && preview.mayOverrule)
  const party = preview.kind === 'refused' && preview.party.length > 0 ? preview.party.join(' ') : undefined
  return (
    <TitledSection
      id="propose"
      title={
        proposal
          ? sentence('adminPages.waitingForGuest')
          : hasBegun
            ? sentence('adminPages.changeVisit')
            : sentence('adminPages.propose')
      }
    >
      {isAsked && (
        <p>
          <RichSentence
            text={sentence('adminPages.guestAsked')}
            parts={{
              link: words => (
                <Link to="/admin?list=changes" className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
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
      {mayChangeNow && (
        <>
          <p className="text-ink-soft">
            {hasBegun
              ? sentence('adminPages.bookedBegun', { days: visit.days, party: visit.party })
              : sentence('adminPages.bookedAre', { days: visit.days, party: visit.party })}
          </p>
          <ProposeForm
            fields={fields}
            faults={faults}
            preview={preview}
            commandKey={commandKey}
            today={hasBegun ? today : fields.in}
            arrivalStays={hasBegun}
            mayPropose={mayPropose && overruled.length === 0}
            atOnce={atOnce}
          >
            <PartyFields fields={fields} faults={{ ...faults, ...(party && { adults: party }) }} />
            {mayOverrule && (
              <Tick name="overrules" label={sentence('byHand.changeAnyway')} isTicked={overruled.length > 0} />
            )}
          </ProposeForm>
        </>
      )}
    </TitledSection>
  )
}
