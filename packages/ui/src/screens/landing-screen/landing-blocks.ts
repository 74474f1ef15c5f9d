import type { ComponentType } from 'react'
import type { PageCatalogue, PublicArticle } from '@skafferi/domain/shop/content/views'
import type { AddressFragment } from '../../commerce/catalogue/values-tabs'

/** The shelf that a visitor has composed. */
export interface ComposedShelf {
  articles: readonly PublicArticle[]
}

/** What all blocks of the page get. */
export interface LandingBlockProps {
  /** Target of buttons that have none: sign-in for visitors, the products for customers. */
  defaultHref: string
  /** Visitors have to sign in to order. */
  audience: 'visitor' | 'customer'
  /** What the blocks show of the catalogue; undefined if nothing. */
  catalogue?: PageCatalogue
  /** What visitors can do with a shelf they have composed; nothing by default. */
  shelfActions?: ComponentType<ComposedShelf>
  /** Keeps composed shelves over a reload; omit to forget them. */
  fragment?: AddressFragment
}
