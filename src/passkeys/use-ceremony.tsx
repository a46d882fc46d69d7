// Holds the browser's part of a ceremony as soon as our server has said what it is about.

import { useEffect, useRef, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import type { CeremonyEnd, CeremonyFault, CeremonyOptions } from './ceremony.client.ts'

type Held = { readonly isWaiting: boolean; readonly fault?: string | undefined }

/** `onAnswer` gets what our server verifies. Each `asked` is held once, also where the page is drawn again. */
export function useCeremony(asked: CeremonyOptions | undefined, onAnswer: (answer: string) => void): Held {
  const [held, setHeld] = useState<Held>({ isWaiting: false })
  const answered = useRef(onAnswer)
  answered.current = onAnswer
  useEffect(() => {
    if (!asked) return
    let left = false
    setHeld({ isWaiting: true })
    const end = (ended: CeremonyEnd) => {
      if (left) return
      setHeld({ isWaiting: false, fault: ended.ok ? undefined : faults[ended.fault]() })
      if (ended.ok) answered.current(ended.answer)
    }
    import('./ceremony.client.ts')
      .then(({ holdCeremony }) => holdCeremony(asked))
      .then(end, () => end({ ok: false, fault: 'not-right' }))
    return () => {
      left = true
    }
  }, [asked])
  return held
}

const faults: Readonly<Record<CeremonyFault, () => string>> = {
  'not-here': () => sentence('passkeys.notHere'),
  cancelled: () => sentence('passkeys.cancelled'),
  already: () => sentence('passkeys.already'),
  'not-right': () => sentence('passkeys.notRight'),
}
