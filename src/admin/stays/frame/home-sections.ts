// The pages about one home, below `/admin/homes/{slug}`, in order.

export const homeSections = [
  { path: '', label: 'Overview', about: 'How the home stands.' },
  {
    path: 'words',
    label: 'Words and facts',
    about: 'Name, description, guests, hours, how it is booked, registration.',
  },
  { path: 'rooms', label: 'Rooms and beds', about: 'Where everybody sleeps, and how many bathrooms there are.' },
  { path: 'equipment', label: 'What it has and asks', about: 'From Wi-Fi to sauna, and the house rules.' },
  { path: 'place', label: 'Where it is', about: 'Address, point on the map, time zone.' },
  {
    path: 'photos',
    label: 'Pictures',
    about: 'What guests see first, in its order, with words for who cannot see it.',
  },
  { path: 'near', label: 'What is near', about: 'Beaches, bakeries and stations, with how far they are.' },
  { path: 'rates', label: 'Rates', about: 'The usual price, how weekdays differ, more guests, and seasons.' },
  {
    path: 'rules',
    label: 'Rules and fees',
    about: 'Minimum stays, arrival days, fees, discounts, cancelling and paying.',
  },
  { path: 'calendar', label: 'Calendar', about: 'Who has each night, what it costs, and nights that are blocked.' },
  { path: 'channels', label: 'Other sites', about: 'Calendars of other sites that are followed, and ours for them.' },
  { path: 'explain', label: 'Explainer', about: 'Why a visit costs what it costs, or cannot be booked.' },
] as const

export type HomeSection = (typeof homeSections)[number]['path']

/** The address of a home's page in the admin pages. */
export function homeAdminAddress(slug: string, section: HomeSection = ''): string {
  return `/admin/homes/${slug}${section === '' ? '' : `/${section}`}`
}

/** What every page about a home says of it first. */
export type HomeInFrame = {
  readonly slug: string
  readonly name: string
  /** Town and country. */
  readonly place: string
  /** "Draft" */
  readonly status: string
  /** Whether guests can open its page. */
  readonly isOpen: boolean
  /** What its reader may open. */
  readonly sections: readonly HomeSection[]
}
