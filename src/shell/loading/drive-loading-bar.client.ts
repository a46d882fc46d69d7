// Animates the loading bar.

import { barLook, type Run } from './loading-progress.ts'

/** Shows `run` on `bar` until it is over or the returned function is called. */
export function driveLoadingBar(bar: HTMLElement, run: Run | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const draw = () => {
    const { scale, opacity, next } = barLook(run, performance.now())
    bar.style.transform = `scaleX(${scale})`
    bar.style.opacity = String(opacity)
    if (next === 0) frame = requestAnimationFrame(draw)
    else if (next !== undefined) timer = setTimeout(draw, next)
  }
  draw()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

/** The moment on the clock that the bar is drawn by. */
export function moment(): number {
  return performance.now()
}
