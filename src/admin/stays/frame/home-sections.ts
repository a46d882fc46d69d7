// The pages about one home, below `/admin/homes/{slug}`, in order.

import { sentence } from '#catalogue/sentence.ts'

export const homeSections = [
  { path: '', label: () => sentence('homes.sectionOverview'), about: () => sentence('homes.sectionOverviewAbout') },
  {
    path: 'words',
    label: () => sentence('homes.sectionWords'),
    about: () => sentence('homes.sectionWordsAbout'),
  },
  { path: 'rooms', label: () => sentence('homes.sectionRooms'), about: () => sentence('homes.sectionRoomsAbout') },
  {
    path: 'equipment',
    label: () => sentence('homes.sectionEquipment'),
    about: () => sentence('homes.sectionEquipmentAbout'),
  },
  { path: 'place', label: () => sentence('homes.sectionPlace'), about: () => sentence('homes.sectionPlaceAbout') },
  {
    path: 'photos',
    label: () => sentence('homes.sectionPhotos'),
    about: () => sentence('homes.sectionPhotosAbout'),
  },
  { path: 'near', label: () => sentence('homes.sectionNear'), about: () => sentence('homes.sectionNearAbout') },
  {
    path: 'arrival',
    label: () => sentence('arrival.section'),
    about: () => sentence('arrival.sectionAbout'),
  },
  {
    path: 'manual',
    label: () => sentence('arrival.manualSection'),
    about: () => sentence('arrival.manualSectionAbout'),
  },
  {
    path: 'languages',
    label: () => sentence('homes.sectionLanguages'),
    about: () => sentence('homes.sectionLanguagesAbout'),
  },
  {
    path: 'units',
    label: () => sentence('units.section'),
    about: () => sentence('units.sectionAbout'),
  },
  { path: 'rates', label: () => sentence('homes.sectionRates'), about: () => sentence('homes.sectionRatesAbout') },
  {
    path: 'rules',
    label: () => sentence('homes.sectionRules'),
    about: () => sentence('homes.sectionRulesAbout'),
  },
  {
    path: 'calendar',
    label: () => sentence('homes.sectionCalendar'),
    about: () => sentence('homes.sectionCalendarAbout'),
  },
  {
    path: 'channels',
    label: () => sentence('homes.sectionChannels'),
    about: () => sentence('homes.sectionChannelsAbout'),
  },
  {
    path: 'explain',
    label: () => sentence('homes.sectionExplain'),
    about: () => sentence('homes.sectionExplainAbout'),
  },
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
