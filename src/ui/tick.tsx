// One decision as a box to tick, with what is wrong with it below.

type TickProps = {
  readonly name: string
  readonly label: string
  readonly isTicked: boolean
  readonly fault?: string | undefined
}

export function Tick({ name, label, isTicked, fault }: TickProps) {
  const faultId = `${name}-fault`
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={isTicked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          className="size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
      {fault && (
        <p id={faultId} className="text-alarm text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}
