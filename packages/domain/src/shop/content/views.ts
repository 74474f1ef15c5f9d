export type { LegalPage } from './use-legal-text'
export type { LegalTextView } from '../../platform/shared-views'
/** Types of the content, for the component library. */
export type { BannerFault } from '../../platform/shared-views'
export type * from '../../platform/shared-views/banner.view'
export type * from './category-tiles.view'
export type { ContactFaults, ContactField, ContactMessage, ContactValues } from './contact-message'
export type * from './flash-sale.view'
