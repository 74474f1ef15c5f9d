import { cva } from 'class-variance-authority'

/**
 * Each place takes two rows of the grid: the picture, whose height is fixed, and the label. On phones the places are
 * one scrolling row, gaps first. Windows of 1600 px have room for larger packs.
 */
export const boardStyles = cva(
  'grid auto-rows-[calc(132px*var(--board-scale))_auto] grid-cols-4 overflow-hidden bg-surface [--board-scale:1] ' +
    'max-md:[--board-scale:0.763] 2xl:[--board-scale:1.15] lg:grid-cols-8 max-md:auto-cols-[116px] ' +
    'max-md:grid-flow-col max-md:grid-cols-none ' +
    'max-md:snap-x max-md:scroll-px-gutter max-md:overflow-x-auto max-md:scrollbar-none max-md:px-gutter ' +
    'max-md:bg-no-repeat ' +
    'max-md:[background-image:linear-gradient(var(--shelf),var(--shelf)),linear-gradient(var(--media),var(--media))] ' +
    'max-md:[background-position:0_calc(132px*var(--board-scale)-2px),0_0] ' +
    'max-md:[background-size:100%_2px,100%_calc(132px*var(--board-scale))]',
)

/**
 * A place in its cell: the picture has one height, the label is as high as the highest of its row. The focus ring of
 * its link and its button lies around the place, inside and over the shelf's line: around a name it would cross the
 * line below. With the focus, the name is underlined.
 */
export const placeStyles = cva(
  'group relative row-span-2 grid h-full min-w-0 grid-rows-subgrid ' +
    'has-focus-visible:after:pointer-events-none has-focus-visible:after:absolute has-focus-visible:after:inset-0 ' +
    'has-focus-visible:after:z-2 has-focus-visible:after:border-2 has-focus-visible:after:border-focus ' +
    '[&_:is(a,button)]:shadow-none [&_:is(a,button)]:outline-none [&_a:focus-visible]:underline',
)

/**
 * The niche and the shelf's line reach from each place to the end of the row, so that both are unbroken across places
 * and free room.
 */
export const cellStyles = cva(
  'relative isolate row-span-2 grid min-w-0 grid-rows-subgrid ' +
    'before:absolute before:start-0 before:top-0 before:-z-1 before:h-[calc(132px*var(--board-scale))] ' +
    'before:w-[200vw] before:border-b-2 before:border-shelf before:bg-media before:content-[""] ' +
    'max-md:snap-start',
  { variants: { isGap: { true: 'max-md:-order-1', false: '' } } },
)
