/**
 * What a screen of the office shows, on its way, refused, or there. The domain will own it together with the other views of
 * this folder, as soon as it has the seller's side.
 */
export type OfficeLoad<View> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** The number of the request, to be named to whoever helps; `null` where no answer came. */
      request: string | null
      /** Tries once more. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** A newer state is on its way; what is there stays to be seen. */
      refreshing: boolean
    }
