// Who booked and who stays, on the admin page of a booking: mail and telephone a touch away.

import type { Contact, Staying } from '#bookings/record/contact.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Notice } from '#ui/notice.tsx'

type Props = {
  readonly contact: Contact | null
  readonly staying: Staying | null
  readonly companions: readonly string[]
  readonly isUnproved: boolean
}

export function PeopleOfBooking({ contact, staying, companions, isUnproved }: Props) {
  if (!contact) return null
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Person label={sentence('adminBookings.bookedBy')} {...contact} />
        {staying && <Person label={sentence('adminBookings.staying')} {...staying} phone={null} />}
        {companions.length > 0 && (
          <div className="min-w-0">
            <dt className="text-ink-soft text-sm">{sentence('adminBookings.companions')}</dt>
            <dd className="flex min-h-11 flex-wrap items-center gap-x-3 break-words font-semibold">
              {companions.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
                <bdi key={at}>{name}</bdi>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {isUnproved && <Notice tone="plain">{sentence('adminBookings.addressUnproved')}</Notice>}
    </>
  )
}

type PersonProps = Staying & Pick<Contact, 'phone'> & { readonly label: string }

function Person({ label, name, email, phone }: PersonProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-5 break-words">
        <span className="font-semibold">{name}</span>
        {email && (
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center" dir="ltr">
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center" dir="ltr">
            {phone}
          </a>
        )}
      </dd>
    </div>
  )
}
