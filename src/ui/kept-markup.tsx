// An error boundary that keeps the failed part's last markup; the rest of the page works on (Spec 8).

import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { isCrawler } from './crawler.ts'

type KeptMarkupProps = {
  /** Unique on the page. */
  readonly name: string
  /** A change retries the failed part; markup is kept per attempt. */
  readonly attempt?: string
  readonly children: ReactNode
}

type State = { readonly failed: boolean; readonly error?: unknown; readonly attempt: string | undefined }

/** Errors that end the page: route error responses, and those marked fatal. */
function isFatal(error: unknown): boolean {
  const saysSo = typeof error === 'object' && error !== null && 'fatal' in error && error.fatal === true
  return saysSo || isRouteErrorResponse(error)
}

/** Rethrows an error without markup to keep, and a fatal one unless a crawler reads the page. */
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
    // The document still holds the last markup: the server's, or what was rendered before the failure.
    this.#markup ??= document.querySelector(`[data-kept="${CSS.escape(kept)}"]`)?.innerHTML
    if (this.#markup === undefined) throw error
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, as it stood there
    return <div key="kept" className="contents" data-kept={kept} dangerouslySetInnerHTML={{ __html: this.#markup }} />
  }
}
