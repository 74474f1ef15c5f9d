/** What all blocks of the page get. */
export interface LandingBlockProps {
  /** Target of buttons that have none: sign-in for visitors, the products for customers. */
  defaultHref: string
  /** Visitors have to sign in to order. */
  audience: 'visitor' | 'customer'
}
