// An error boundary that keeps the last markup of what failed in the browser; the rest of the page goes on (Spec 8).

import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { isCrawler } from './crawler.ts'

type KeptMarkupProps = {
  /** Of its own on the page. */
  readonly name: string
  /** When this changes, what failed is tried again; markup is kept for the attempt it belongs to. */
  readonly attempt?: string
  readonly children: ReactNode
}

type State = { readonly failed: boolean; readonly error?: unknown; readonly attempt: string | undefined }

/** Errors that end the page: an answer's own, and those that say so of themselves. */
function isFatal(error: unknown): boolean {
  const saysSo = typeof error === 'object' && error !== null && 'fatal' in error && error.fatal === true
  return saysSo || isRouteErrorResponse(error)
}

/** An error without any markup to keep goes on, and so does a fatal one unless a crawler reads the page. */
export class KeptMarkup extends Component<KeptMarkupProps, State> {
  override state: State = { failed: false, attempt: this.props.attempt }
  #markup: string | undefined

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps({ attempt }: KeptMarkupProps, state: State): State | null {
    return attempt === state.attempt ? null : { failed: false, attempt }
  }

  override render() {
    const { name, attempt = '', children } = this.props
    const kept = `${name} ${attempt}`.trim()
    if (!this.state.failed) {
      this.#markup = undefined
      return (
        <div key="alive" className="contents" data-kept={kept}>
          {children}
        </div>
      )
    }
    const { error } = this.state
    if (isFatal(error) && !isCrawler(navigator.userAgent)) throw error
    // The document still shows what was there last: what the server sent, or what was drawn before it failed.
    this.#markup ??= document.querySelector(`[data-kept="${CSS.escape(kept)}"]`)?.innerHTML
    if (this.#markup === undefined) throw error
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, as it stood there
    return <div key="kept" className="contents" data-kept={kept} dangerouslySetInnerHTML={{ __html: this.#markup }} />
  }
}
