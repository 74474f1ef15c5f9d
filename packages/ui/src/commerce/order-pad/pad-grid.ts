/**
 * The columns of the order pad, the same for its head and for every line: product, SKU, stock, unit price, bulk price,
 * quantity, buttons. A narrow pad has no column for SKU and stock; a phone's line has two rows, names and prices above,
 * what is done with them below. On paper nothing is ordered: it is a list of prices.
 */
export const padGrid = [
  'grid items-center gap-x-3 ps-3 pe-2',
  'grid-cols-[minmax(0,1fr)_4.75rem_4.75rem_4rem_6.5rem_7.75rem_8.25rem]',
  '@max-[46rem]:grid-cols-[minmax(0,1fr)_4rem_6.5rem_7.75rem_8.25rem]',
  '@max-[36rem]:grid-cols-[minmax(0,1fr)_auto_auto]',
  'print:grid-cols-[minmax(0,1fr)_repeat(4,5.75rem)]',
].join(' ')

/** A column that a narrow pad has no room for, but paper has. What it says is still read. */
export const wideOnly = '@max-[46rem]:sr-only print:not-sr-only'
