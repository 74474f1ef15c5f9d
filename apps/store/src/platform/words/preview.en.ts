/** Texts of pages during a preview of the closed shop, in English. */
export const previewWordsEn = {
  notice: 'Preview: the shop is not open yet.',
} as const
