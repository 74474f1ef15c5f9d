/**
 * The columns of the cart's table, the same for its head and for every line: product, SKU, quantity, stock amount,
 * unit price, total, remove. They are fixed, so that 1,000 lines need not be measured to place one, and the browser
 * may skip lines out of sight. A narrow table has no column for the SKU, and paper none for what changes a line. Where a
 * figure is long (`longFigures`), all of them have wider columns: none breaks inside a number.
 */
export const rowGrid = [
  'grid items-center gap-x-3 ps-5 pe-3',
  'grid-cols-[minmax(0,1fr)_4.75rem_5.25rem_8.25rem_5rem_6rem_var(--control)]',
  'narrow-cart:grid-cols-[minmax(0,1fr)_4.75rem_8rem_4.75rem_5.5rem_var(--control)] narrow-cart:gap-x-2.5',
  'in-data-[figures=long]:grid-cols-[minmax(0,1fr)_4.75rem_5.25rem_7.5rem_9rem_8.25rem_var(--control)]',
  'narrow-cart:in-data-[figures=long]:grid-cols-[minmax(0,1fr)_4.75rem_7.5rem_9rem_8.25rem_var(--control)]',
  'print:grid-cols-[minmax(0,1fr)_repeat(4,5.75rem)]',
].join(' ')

/** The most signs of a figure that the usual columns hold. */
const usualSigns = 11

/** Whether one of these figures needs the wider columns. */
export const longFigures = (figures: readonly string[]) => figures.some(({ length }) => length > usualSigns)
