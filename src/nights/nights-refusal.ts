// Why nights could not be taken, kept or moved, and how that is said.

export type NightsRefusal = 'dates-taken' | 'nothing-held' | 'hold-expired'

export const nightsRefusal: Readonly<Record<NightsRefusal, string>> = {
  'dates-taken': 'Some of these nights have just been taken. Please choose other dates.',
  'nothing-held': 'No nights are kept here any more, so there was nothing to change.',
  'hold-expired': 'The nights were kept for you for a while, and that time is over. You can choose them again.',
}
