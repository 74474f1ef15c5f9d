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

/** What a shop needs before it opens. */
export interface SetupView {
  steps: readonly SetupStepView[]
  isOpen: boolean
  /** The steps that the shop cannot open without. */
  missing: readonly SetupStepId[]
}
