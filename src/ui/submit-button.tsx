// A button that sends its form.

import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'button'> & {
  /** What it does, by the page's table of intents; a form with one purpose names none. */
  readonly intent?: string
  /** For what is not the main thing to do here. */
  readonly quiet?: boolean
}

export function SubmitButton({ intent, quiet, className, ...button }: Props) {
  const classes = ['button', quiet && 'button-quiet', className].filter(Boolean).join(' ')
  return <button type="submit" {...(intent && { name: 'intent', value: intent })} {...button} className={classes} />
}
