/**
 * The columns of the cart table for its header and all lines: product, SKU, quantity, stock amount, unit price, total,
 * remove. Their widths are fixed, so that 1,000 lines need no measuring and the browser can skip lines outside the
 * viewport. Narrow tables have no SKU column, printed ones no columns with controls. With long figures
 * (`hasLongFigures`) the columns of figures are wider, so that no number wraps, and tables of any width are narrow.
 */
export const rowGrid = [
  'grid items-center gap-x-3 ps-5 pe-3',
  'grid-cols-[minmax(0,1fr)_4.75rem_5.25rem_8.25rem_5rem_6rem_var(--control)]',
  'narrow-cart:grid-cols-[minmax(0,1fr)_4.75rem_8rem_4.75rem_5.5rem_var(--control)] narrow-cart:gap-x-2.5',
  'narrow-cart:in-data-[figures=long]:grid-cols-[minmax(0,1fr)_4.75rem_7rem_7rem_7.75rem_var(--control)]',
  'print:grid-cols-[minmax(0,1fr)_repeat(4,5.75rem)]',
].join(' ')

/** Maximum length of a figure in the standard columns. */
const maxCharacters = 11

/** True if any of these figures needs the wider columns. */
export const hasLongFigures = (figures: readonly string[]) => figures.some(({ length }) => length > maxCharacters)
