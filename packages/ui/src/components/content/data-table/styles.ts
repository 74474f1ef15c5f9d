import { cva } from 'class-variance-authority'

/** The screens that show a column by default. */
const visibleFrom = { phone: '', desk: 'max-md:hidden', laptop: 'max-lg:hidden', wide: 'max-[96rem]:hidden' }

/** A panel; on a phone it extends to the window's edges. */
export const frameStyles = cva(
  'grid min-w-0 overflow-clip rounded-lg border border-line bg-surface max-md:-mx-gutter max-md:rounded-none ' +
    'max-md:border-x-0',
)

/** Scrolls in both directions, so that header, first column and totals stay visible. Print shows everything. */
export const regionStyles = cva([
  'group/scroll min-w-0 overflow-auto -outline-offset-2 focus-visible:shadow-none',
  'md:max-h-[max(24rem,calc(100dvh-12rem))] print:max-h-none print:overflow-visible',
])

/** Separate borders: collapsed borders would scroll away from under the sticky header. */
export const tableStyles = cva([
  'num w-full border-separate border-spacing-0 text-start text-xs [&_tr>:last-child]:pe-4',
  '[&_tbody>tr:last-child>:is(td,th)]:border-b-0 [&_tbody>tr[data-row-id]:hover>*]:bg-brand-quiet',
])

/** The header stays above the rows, and its first cells are sticky in both directions. */
export const headStyles = cva(
  'sticky top-0 h-9 border-b border-line-strong bg-surface text-2xs font-medium whitespace-nowrap text-ink-muted',
  {
    variants: {
      align: { start: 'text-start', center: 'text-center', end: 'text-end' },
      place: {
        rest: 'z-2 px-2',
        checkbox: 'start-0 z-3 p-0',
        named: 'start-12 z-3 ps-1 pe-2 max-md:start-10',
        only: 'start-0 z-3 ps-4 pe-2',
      },
      visibleFrom,
    },
    defaultVariants: { align: 'start', visibleFrom: 'phone' },
  },
)

/** The cells draw the focus ring of their row, because a sticky cell would cover an outline. */
export const rowStyles = cva([
  // Keyboard navigation scrolls the row out from under the header and the totals.
  'scroll-mt-10 scroll-mb-11 outline-none focus-visible:shadow-none focus-visible:[&>*]:bg-brand-quiet',
  'focus-visible:[&>*]:shadow-[inset_0_2px_var(--focus),inset_0_-2px_var(--focus)]',
  'forced-colors:focus-visible:outline-2 forced-colors:focus-visible:-outline-offset-2',
])

/** The row's name stays visible while the rest scrolls below it, and gets a separator then. */
export const cellStyles = cva('h-10 border-b border-line', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'text-end whitespace-nowrap' },
    place: {
      rest: 'px-2 py-1',
      checkbox: 'sticky start-0 z-1 w-12 border-s-3 p-0 max-md:w-10',
      named:
        'link-targets sticky start-12 z-1 py-1 ps-1 pe-2 text-sm font-medium ' +
        'group-data-scrolled/scroll:border-e max-md:start-10',
      only: 'link-targets sticky start-0 z-1 py-1 ps-4 pe-2 text-sm font-medium group-data-scrolled/scroll:border-e',
    },
    selected: { true: 'bg-brand-quiet', false: 'bg-surface' },
    visibleFrom,
  },
  compoundVariants: [
    { place: 'checkbox', selected: true, className: 'border-s-brand' },
    { place: 'checkbox', selected: false, className: 'border-s-transparent' },
  ],
  defaultVariants: { align: 'start', place: 'rest', selected: false, visibleFrom: 'phone' },
})

/** Totals are sticky at the bottom. */
export const totalStyles = cva('sticky bottom-0 z-2 h-10 border-t-2 border-shelf bg-surface text-ink', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'text-end whitespace-nowrap' },
    place: { rest: 'px-2', checkbox: 'p-0', named: 'ps-1 pe-2 whitespace-nowrap', only: 'ps-4 pe-2 whitespace-nowrap' },
    visibleFrom,
  },
  defaultVariants: { align: 'start', place: 'rest', visibleFrom: 'phone' },
})
