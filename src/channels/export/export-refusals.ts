// Why a calendar's address was not made or changed: every reason with its sentence and the status it is answered with.

export type ExportRefusal = 'not-allowed' | 'unit-unknown' | 'address-gone'

export const exportRefusals: Readonly<Record<ExportRefusal, string>> = {
  'not-allowed': 'Calendars of other sites are looked after by managers and owners.',
  'unit-unknown': 'There is no such home, or nothing of it can be taken.',
  'address-gone': 'That address was closed or exchanged meanwhile. Below is how it stands now.',
}

// biome-ignore format: a table
export const exportRefusalStatus: Readonly<Record<ExportRefusal, 403 | 404 | 409>> = {
  'not-allowed': 403,
  'unit-unknown': 404,
  'address-gone': 409,
}
