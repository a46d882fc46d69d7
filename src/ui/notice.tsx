// A notice: something to correct, or something good to know.

import type { ReactNode } from 'react'

type NoticeProps = { readonly tone: 'wrong' | 'plain'; readonly title?: string; readonly children: ReactNode }

/** With tone 'wrong' it is read out when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div role={tone === 'wrong' ? 'alert' : undefined} className={`notice ${tone === 'wrong' ? 'notice-wrong' : ''}`}>
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  )
}
