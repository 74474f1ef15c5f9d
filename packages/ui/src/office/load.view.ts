/**
 * The state of an office page's data: loading, failed or ready. It is the domain's `OfficeState` without the error
 * code.
 */
export type OfficeLoad<View> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** The request id to quote to support; `null` if there was no answer. */
      request: string | null
      /** Repeats the request. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** True while newer data is loading; the old view stays visible. */
      refreshing: boolean
    }
