// How large a picture is shown: steps, bounds and the sizes it snaps to (reference 1.3).

const step = 0.12
/** Both bounds are out of reach themselves; a step across one is not taken at all. */
const least = 0.1
const mostOfNatural = 3
const snapsWithin = 0.05
const pinchGain = 1.3
const leastPinched = 0.5
const mostPinchedOfNatural = 1.5

/** The scale after one step; `natural` is the scale at which one pixel of the file is one of the page. */
export function zoomedBy(way: 'in' | 'out', scale: number, natural: number): number {
  const wanted = scale + (way === 'in' ? step : -step)
  return wanted > least && wanted < mostOfNatural * natural ? snapped(wanted, natural) : scale
}

function snapped(scale: number, natural: number): number {
  if (Math.abs(scale - 1) < snapsWithin) return 1
  return Math.abs(scale - natural) < snapsWithin ? natural : scale
}

/** The scale after two fingers moved apart by `change` pixels on a picture shown `width` pixels wide. */
export function pinchedBy(change: number, width: number, scale: number, natural: number): number {
  const wanted = scale + (change / width) * pinchGain
  return wanted > leastPinched && wanted < mostPinchedOfNatural * natural ? wanted : scale
}
