// Buttons that send a form, and links that look like buttons or stand beside them.

import type { ReactNode } from 'react'
import { Link } from 'react-router'

type IntentButtonProps = { readonly intent: string; readonly children: ReactNode }

/** Sends its form and says which button was pressed; the page looks `intent` up in its table. */
export function IntentButton({ intent, children }: IntentButtonProps) {
  return (
    <button type="submit" name="intent" value={intent} className="button">
      {children}
    </button>
  )
}

export function QuietIntentButton({ intent, children }: IntentButtonProps) {
  return (
    <button type="submit" name="intent" value={intent} className="button button-quiet">
      {children}
    </button>
  )
}

type LinkProps = { readonly to: string; readonly children: ReactNode }

export function ButtonLink({ to, children }: LinkProps) {
  return (
    <Link to={to} className="button">
      {children}
    </Link>
  )
}

export function QuietButtonLink({ to, children }: LinkProps) {
  return (
    <Link to={to} className="button button-quiet">
      {children}
    </Link>
  )
}

/** A link in words, as high as a button for fingers. */
export function TextLink({ to, children }: LinkProps) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}
