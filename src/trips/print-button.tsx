// The button that prints the page; without script there is none, and the browser's own does the same.

import { useEffect, useState } from 'react'

export function PrintButton() {
  const [isUseful, setUseful] = useState(false)
  useEffect(() => setUseful(true), [])
  if (!isUseful) return null
  return (
    <button type="button" className="button button-quiet" onClick={() => window.print()}>
      Print it
    </button>
  )
}
