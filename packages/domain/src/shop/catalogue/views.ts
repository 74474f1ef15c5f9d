/** Types of the catalogue, for the component library. */
export type * from '../../platform/shared-views/product-card.view'
export type { PageView } from '../../platform/format'
export type { ListingFilter, ListingSort } from '../../rules/catalogue/catalog'
export type { OrderRule } from '../../rules/quantity/order-rule'
export type * from './catalog.view'
export type * from './suggestions.view'
export type { Suggestions } from './use-suggestions'
export type * from '../../platform/shared-views/parts.view'
