// The trip on the page of a booking: the way in, who receives the guests, how the house works, what is near.

import type { ReactNode } from 'react'
import { ArrivalSection } from '#bookings/arrival/arrival-section.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { TypedText, useMark } from '#stays/languages/typed-language.tsx'
import { NearbyList } from '#stays/near/nearby-list.tsx'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { QrCode } from '#ui/icon.tsx'
import { Prose } from '#ui/markdown/prose.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sentences, TitledSection } from '#ui/section.tsx'
import { Companions } from './companions/companions-form.tsx'
import type { CompanionsTyped } from './companions/companions-view.ts'
import type { HostView, ManualView, TripView } from './trip-view.ts'

/** How to get there and in. */
export function ArrivingSections({ trip, stayName }: { readonly trip: TripView; readonly stayName: string }) {
  const { arrival, addressLater, access, host } = trip
  return (
    <>
      {arrival && <ArrivalSection stayName={stayName} arrival={arrival} near={trip.nearby} />}
      {addressLater && <Notice tone="plain">{addressLater}</Notice>}
      <AccessSection {...access} />
      {host && <HostSection host={host} />}
    </>
  )
}

function AccessSection({ checkIn, gettingIn, gettingInText, doorCode, wifi, codesLater }: TripView['access']) {
  if (!checkIn && !gettingIn && !doorCode && !wifi && !codesLater) return null
  return (
    <TitledSection id="access-title" title={sentence('trips.gettingIn')} className="flex flex-col gap-4">
      {checkIn && <p className="font-semibold">{checkIn}</p>}
      {gettingIn && (
        <Marked text={gettingInText}>
          <Prose html={gettingIn} />
        </Marked>
      )}
      {(doorCode || wifi) && (
        <dl className="grid gap-4 sm:grid-cols-2">
          {doorCode && <Secret name={sentence('trips.doorCode')} value={doorCode} />}
          {wifi && (
            <div className="card flex flex-col gap-3 p-5">
              <Fact name={sentence('trips.wifi')} value={wifi.network} />
              {wifi.password && <Fact name={sentence('trips.wifiPassword')} value={wifi.password} />}
              <dd className="print:hidden">
                <QrCode code={wifi.code} label={sentence('trips.wifiCode', { network: wifi.network })} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {codesLater && <Notice tone="plain">{codesLater}</Notice>}
    </TitledSection>
  )
}

type FactProps = { readonly name: string; readonly value: string }

function Secret(fact: FactProps) {
  return (
    <div className="card flex flex-col gap-1 p-5 text-xl">
      <Fact {...fact} />
    </div>
  )
}

function Fact({ name, value }: FactProps) {
  return (
    <>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="select-all break-all font-mono font-semibold">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </>
  )
}

function HostSection({ host: { name, languages, phone, words } }: { readonly host: HostView }) {
  return (
    <TitledSection id="host-title" title={sentence('trips.host')} className="flex flex-col items-start gap-3">
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {languages && (
          <span className="block text-ink-soft text-sm">{sentence('stays.hostSpeaks', { languages })}</span>
        )}
      </p>
      {words && (
        <Marked text={words}>
          <p className="whitespace-pre-line break-words">{words}</p>
        </Marked>
      )}
      {phone && (
        <a href={`tel:${phone}`} className="button button-quiet">
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </TitledSection>
  )
}

/** How the house works. */
export function ManualSection({ trip: { manual } }: { readonly trip: TripView }) {
  if (manual.length === 0) return null
  return (
    <TitledSection id="manual-title" title={sentence('trips.manual')} className="flex flex-col gap-3">
      {manual.map(part => (
        <ManualPart key={part.title} {...part} />
      ))}
    </TitledSection>
  )
}

export function NearbySection({ trip: { nearby, arrival } }: { readonly trip: TripView }) {
  if (nearby.length === 0) return null
  return (
    <TitledSection
      id="nearby-title"
      title={sentence('trips.nearby')}
      className="flex flex-col gap-4 border-line border-t pt-8 print:hidden lg:[&_.nearby>p]:col-span-full lg:[&_.nearby]:grid lg:[&_.nearby]:grid-cols-3 lg:[&_.nearby]:gap-x-10"
    >
      <NearbyList groups={nearby} exact={arrival !== undefined} />
    </TitledSection>
  )
}

function ManualPart({ title, text, html, photo }: ManualView) {
  return (
    <details className="card p-5">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        <TypedText>{title}</TypedText>
      </summary>
      <div className="flex flex-col gap-4 pt-3">
        <Marked text={text}>
          <Prose html={html} />
        </Marked>
        {photo && (
          <div className="max-w-md overflow-hidden rounded-field">
            <StayPicture photo={photo} sizes="(min-width: 40rem) 28rem, 90vw" />
          </div>
        )}
      </div>
    </details>
  )
}

/** Who comes along, and what was booked with the visit. */
type AlongProps = { readonly trip: TripView; readonly typed: CompanionsTyped | undefined }

export function AlongSection({ trip: { along }, typed }: AlongProps) {
  const { party, ages, extras, companions } = along
  return (
    <TitledSection id="along-who-title" title={sentence('trips.whoComes')} className="flex flex-col gap-3">
      <p>{party}</p>
      {ages && <p>{ages}</p>}
      <Companions companions={companions} typed={typed} />
      {extras.length > 0 && (
        <div>
          <h3 className="font-semibold">{sentence('trips.extras')}</h3>
          <Sentences sentences={extras} />
        </div>
      )}
    </TitledSection>
  )
}

/** Marks what is in another language than the page. */
function Marked({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return <div {...useMark(text)}>{children}</div>
}
