// The logo: the operator's own, else a small house whose door is an arch with a light behind it.

import type { Site } from './site.ts'

type LogoProps = { readonly className?: string; readonly site?: Pick<Site, 'logo'> | undefined }

export function Logo({ className = 'size-8', site }: LogoProps) {
  const own = site?.logo
  // As high as the other, and as wide as it is.
  if (own) {
    return (
      <img src={own.path} alt="" width={own.width} height={own.height} className={`site-logo shrink-0 ${className}`} />
    )
  }
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d="M16 3.2 29 13.4V27a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13.4z" fill="var(--color-clay)" />
      <path d="M10.5 29V19.5a5.5 5.5 0 0 1 11 0V29z" fill="var(--color-sun)" />
      <path d="M13.5 29v-9.3a2.5 2.5 0 0 1 5 0V29z" fill="#ffe2b8" />
    </svg>
  )
}
