// What stands below a total for a guest who is shown another currency than the home's.

export type ChargedNoteView = {
  /** `about CHF 412`; undefined without a rate. */
  readonly about: string | undefined
  /** `You’ll be charged in euros (EUR).` */
  readonly charged: string
}

export function ChargedNote({ about, charged }: ChargedNoteView) {
  return (
    <p className="text-ink-soft text-sm">
      {about && <span className="block">{about}</span>}
      {charged}
    </p>
  )
}
