/** A button of a banner. */
export interface BannerAction<Text = string> {
  text: Text
  /** Where it leads; `null` where the page decides. */
  href: string | null
}

/** A picture of a banner. */
export interface BannerPicture {
  src: string
  /** What to show where that fails; `null` where there is nothing. */
  fallback: string | null
}

/** A banner's words and pictures, the operator's or the shop's own. */
export interface BannerView {
  title: string
  subtitle: string
  /** What is advertised costs so much, formatted; `null` where nothing is said. */
  price: string | null
  /** How much less, formatted ("29%"); `null` where nothing is said. */
  badge: string | null
  /** The ground's colour, `#rrggbb`; `null` for the shop's own. */
  background: string | null
  action: BannerAction
  /** At most five. */
  pictures: readonly BannerPicture[]
}

/** Why there is no banner (Specification (shopping) §8, banner). */
export type BannerFault =
  | { code: 'no_data' | 'no_banner' | 'no_id' | 'no_answer' | 'unknown' }
  | {
      code: 'refused'
      /** HTTP status. */
      status: number
      /** The server's own words. */
      message: string
    }

/** What stands in a place for a banner: the operator's words, or the default while or where there are none. */
export interface BannerSlot<View> {
  view: View
  state: 'loading' | 'settled'
  /** Why the default stands there; `null` where it does not. */
  fault: BannerFault | null
}
