/** The draft of one form, stored in this tab until it is sent or discarded. */
export interface FormDraft<Values> {
  /** Returns the stored values, to initialize the form; null if there are none. */
  read: () => Values | null
  /** Stores the values of the form. */
  save: (values: Values) => void
  /**
   * Removes the draft, because the user discarded it or restored the initial values. Sent drafts are removed elsewhere.
   */
  discard: () => void
}
