// Buttons that send a form, and links that look like buttons or stand beside them.

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Link } from 'react-router'

type SubmitButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** The intent it submits, by the page's table; a form with one purpose names none. */
  readonly intent?: string
  /** For secondary actions. */
  readonly quiet?: boolean
}

export function SubmitButton({ intent, quiet, className, ...button }: SubmitButtonProps) {
  const classes = ['button', quiet && 'button-quiet', className].filter(Boolean).join(' ')
  return <button type="submit" {...(intent && { name: 'intent', value: intent })} {...button} className={classes} />
}

type LinkProps = { readonly to: string; readonly children: ReactNode }

/** `quiet`: for secondary actions. */
export function ButtonLink({ to, quiet, children }: LinkProps & { readonly quiet?: boolean }) {
  return (
    <Link to={to} className={quiet ? 'button button-quiet' : 'button'}>
      {children}
    </Link>
  )
}

/** A link in words, as high as a button for fingers. */
export function TextLink({ to, preventScrollReset, children }: LinkProps & { readonly preventScrollReset?: boolean }) {
  return (
    <Link to={to} preventScrollReset={preventScrollReset} className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}
