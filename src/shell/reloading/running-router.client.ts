// The router's globals on the window: its state, and the manifest with routes and version.

type Going = { readonly pathname: string; readonly search: string; readonly hash: string }

type RouteInManifest = {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly module: string
  readonly imports?: readonly string[]
}

type RouterWindow = {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: Going } }
    readonly navigate: (
      to: string,
      options: { readonly replace: boolean; readonly preventScrollReset: boolean },
    ) => void
    /** Calls back whenever its state changes, before a page is drawn anew. */
    readonly subscribe: (changed: () => void) => () => void
  }
  readonly __reactRouterManifest?: {
    readonly version: string
    readonly routes: Readonly<Record<string, RouteInManifest>>
  }
}

export function runningRouter(): RouterWindow['__reactRouterDataRouter'] {
  return (window as RouterWindow).__reactRouterDataRouter
}

/** Undefined where the router did not start. */
export function routeManifest(): RouterWindow['__reactRouterManifest'] {
  return (window as RouterWindow).__reactRouterManifest
}
