/** Texts that imports add to the catalogue, in English. */
export const catalogueWordsEn = {
  /** The name of an option that a file does not name; shown to buyers. */
  option: 'Variant',
} as const
