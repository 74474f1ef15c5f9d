/**
 * The columns of the order list, for its header and all rows: product, stock, last ordered, unit price, bulk price,
 * next step, quantity, total. A narrow list has no columns for stock and last order; on phones name, prices and
 * quantity have fixed positions. In print it is a price list.
 */
export const quickOrderGrid = [
  'grid items-center gap-x-3 ps-3 pe-3',
  'grid-cols-[minmax(0,1fr)_5.75rem_5.75rem_4.5rem_4.5rem_4.5rem_5.5rem_5.5rem]',
  'max-[55rem]:grid-cols-[minmax(0,1fr)_4.25rem_4.25rem_4.25rem_5.5rem_5.25rem]',
  'max-[38rem]:grid-cols-[minmax(0,1fr)_4.75rem_4.875rem] max-[38rem]:gap-x-2 max-[38rem]:pe-2',
  'print:grid-cols-[minmax(0,1fr)_repeat(4,5.75rem)]',
].join(' ')

/** A column that is visually hidden in a narrow list. */
export const wideOnly = 'max-[55rem]:sr-only print:not-sr-only'
