// Which pins would cover each other, and where they stand when they are fanned out.

type OnScreen<Pin> = { readonly pin: Pin; readonly x: number; readonly y: number }
export type PinGroup<Pin> = { readonly pins: readonly Pin[]; readonly x: number; readonly y: number }

/** Pins that would cover each other become one group, in the order of the first of each. */
export function groupPins<Pin>(placed: readonly OnScreen<Pin>[], reach: number): PinGroup<Pin>[] {
  const groups: { pins: Pin[]; x: number; y: number }[] = []
  for (const { pin, x, y } of placed) {
    const near = groups.find(group => Math.abs(group.x - x) < reach && Math.abs(group.y - y) < reach * 0.6)
    if (near) near.pins.push(pin)
    else groups.push({ pins: [pin], x, y })
  }
  return groups
}

/** Pixels between pins that are fanned out, across and down. */
const fanStep = { across: 104, down: 44 } as const
const fanRows = 8

/** Where so many pins stand that lie at one place: in columns around it, moved into the frame as far as it has room. */
export function fanOut(
  { x, y }: { readonly x: number; readonly y: number },
  count: number,
  frame: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number }[] {
  const rows = Math.max(1, Math.min(count, fanRows, Math.floor(frame.height / fanStep.down) - 1))
  const columns = Math.ceil(count / rows)
  const start = (at: number, size: number, room: number) => Math.max(size / 2, Math.min(room - size / 2, at)) - size / 2
  const left = start(x, columns * fanStep.across, frame.width) + fanStep.across / 2
  const top = start(y, rows * fanStep.down, frame.height) + fanStep.down / 2
  return Array.from({ length: count }, (_, at) => ({
    x: left + Math.floor(at / rows) * fanStep.across,
    y: top + (at % rows) * fanStep.down,
  }))
}
