// Where a transfer goes that is waited for, with the QR code that fills it in.

import { sentence } from '#catalogue/sentence.ts'
import { Notice } from '#ui/notice.tsx'
import type { TransferView } from './money-view.ts'

export function TransferNotice({ transfer: { sentences, code } }: { readonly transfer: TransferView }) {
  return (
    <Notice tone="plain" title={sentence('booking-payments.transfer')}>
      {sentences.map(words => (
        <p key={words}>{words}</p>
      ))}
      {code && (
        <figure className="flex flex-col gap-2">
          <figcaption>{sentence('booking-payments.scanCode')}</figcaption>
          {/* Black on white in every colour scheme: many apps read no inverted codes. */}
          <svg
            role="img"
            aria-label={code.inWords}
            viewBox={`0 0 ${code.side} ${code.side}`}
            shapeRendering="crispEdges"
            className="w-44 max-w-full bg-white text-black"
          >
            <path d={code.path} fill="currentColor" />
          </svg>
        </figure>
      )}
    </Notice>
  )
}
