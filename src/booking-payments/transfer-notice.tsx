// Where a transfer goes that is waited for, with the QR code that fills it in.

import { sentence } from '#catalogue/sentence.ts'
import { QrCode } from '#ui/icon.tsx'
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
          <QrCode code={code} label={code.inWords} />
        </figure>
      )}
    </Notice>
  )
}
