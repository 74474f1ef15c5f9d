/** What is typed into one form, kept in this tab until it is sent or thrown away. */
export interface FormDraft<Values> {
  /** What was typed here before; null where nothing was. For the moment the form opens. */
  read: () => Values | null
  /** Keeps what stands in the form now. */
  keep: (values: Values) => void
  /** It is thrown away, or is again as it was. What is sent goes by itself. */
  forget: () => void
}
