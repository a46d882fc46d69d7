// Why a calendar's address was not created or changed: each reason with its sentence and status.

export const exportRefusals = {
  'not-allowed': 'Calendars of other sites are looked after by managers and owners.',
  'unit-unknown': 'There is no such home, or nothing of it can be taken.',
  'address-gone': 'That address was closed or exchanged meanwhile. Below is how it stands now.',
}

export type ExportRefusal = keyof typeof exportRefusals

// biome-ignore format: a table
export const exportRefusalStatus: Readonly<Record<ExportRefusal, 403 | 404 | 409>> = {
  'not-allowed': 403,
  'unit-unknown': 404,
  'address-gone': 409,
}
