// What a home's page shows of the visitor's own hold there.

export type HeldView = {
  readonly id: string
  readonly checkIn: string
  readonly checkOut: string
  /** Where the nights are booked. */
  readonly checkout: string
  readonly inWords: { readonly dates: string; readonly until: string }
}

/** Whether the fields name other nights than those that are held: then these move. */
export function isOtherVisit(
  { checkIn, checkOut }: Pick<HeldView, 'checkIn' | 'checkOut'>,
  fields: { readonly in?: string | undefined; readonly out?: string | undefined },
): boolean {
  return fields.in !== checkIn || fields.out !== checkOut
}
