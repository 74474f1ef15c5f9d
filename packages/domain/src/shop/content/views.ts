/** Types of the content, for the component library. */
export type { Block, BlockButton, BlockContents, BlockKind } from '../../rules/content/blocks'
export type { LegalTextView } from '../../platform/shared-views'
export type { ContactFaults, ContactField, ContactMessage, ContactValues } from './contact-message'
export type * from './flash-sale.view'
export type { ContentFault } from './page-content.answer'
export type { PageContentView } from './page-content.view'
export type { CategoryCounts } from './use-category-counts'
export type { LegalPage } from './use-legal-text'
