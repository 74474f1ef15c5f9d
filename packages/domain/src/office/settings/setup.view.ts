import type { ContentPage } from '../../rules/content/blocks'

/** A step to an open shop. */
export type SetupStepId = 'profile' | 'products' | 'delivery' | 'legal' | 'customer' | 'open'

/** A step with its state. */
export interface SetupStepView {
  id: SetupStepId
  /** `done` if it is true in the shop, `skipped` if the operator does not need it. */
  state: 'done' | 'skipped' | 'open'
  /** True if the shop opens without it, and it is neither done nor skipped. */
  canSkip: boolean
}

/** What is not finished in a shop, and does not keep it from opening. */
export interface UnfinishedView {
  /** The number of sample products on sale. */
  sampleProducts: number
  /** Pages of texts and pictures on which nothing is shown. */
  emptyPages: readonly EmptyPage[]
  /** True if the law of the seller's country asks for an imprint, and none is published. */
  lacksImprint: boolean
  /** Days from the order until the invoice of a new customer is due: 0 until the seller sets them. */
  paymentDays: number
}

/** A page that can be empty in an open shop. */
export type EmptyPage = Exclude<ContentPage, 'product'>

/** What a shop needs before it opens. */
export interface SetupView {
  steps: readonly SetupStepView[]
  isOpen: boolean
  /** The steps that the shop cannot open without. */
  missing: readonly SetupStepId[]
  unfinished: UnfinishedView
}

/** A link to a preview of the closed shop. */
export interface PreviewLinkView {
  href: string
  /** When it expires. */
  until: string
}
