import type { ComponentType } from 'react'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import type { Block, CategoryCounts, FlashSaleView } from '@skafferi/domain/shop/content/views'
import type { CompanyShelfProps } from '../../commerce/shelf/company-shelf'
import type { HomeCardEvents } from './HomeCard'
import type { HomeShelfProps } from './HomeShelf'

/** The data of the home page's shelves, by rule, and of its categories. */
export interface HomeShelves {
  /** Renders the company's shelf; omit for none. A component, so that it changes without the rest of the page. */
  companyShelf?: ComponentType<Pick<CompanyShelfProps, 'title'>>
  /** The running sale; `null` if there is none, or it cannot be loaded. */
  flashSale?: Load<FlashSaleView | null>
  /** The sale has ended, and its products are at their usual prices. */
  onFlashSaleEnd?: () => void
  /** What other shops order most. */
  bestSellers: Load<readonly ProductCardView[]>
  /** More products; omit for none. */
  explore?: Load<readonly ProductCardView[]>
  /** The number of products by category; unknown ones are not shown. */
  counts: CategoryCounts
}

/** What all blocks of the home page get. */
export interface HomeBlockProps extends HomeShelves, Pick<HomeShelfProps, 'failureAlert'> {
  /** Id of the first block, which has nothing above it. */
  firstId?: string
  /** Target of buttons that have none. */
  defaultHref: string
  /** Events and states of all cards. */
  cards: HomeCardEvents
}

export interface HomeBlocksProps {
  blocks: readonly Block[]
  shared: HomeBlockProps
}
