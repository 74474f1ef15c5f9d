/** Shapes that the kit shows, as types only. */
export type { BannerFault } from './banner-answer'
export type * from './banner.view'
export type * from './category-tiles.view'
export type { ContactFaults, ContactField, ContactMessage, ContactValues } from './contact-message'
export type * from './flash-sale.view'
