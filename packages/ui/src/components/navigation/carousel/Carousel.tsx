import { Children, useMemo, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { RenderWhenVisible } from '../../../internal/render-when-visible'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { ChevronLeftIcon, ChevronRightIcon } from '../../content/icon'
import { IconButton } from '../../actions/icon-button'
import { useCarousel } from './use-carousel'

/** No item width divides the row evenly, so a part of the next item is always visible. */
const rowStyles = cva('m-0 grid w-full list-none grid-flow-col p-0', {
  variants: {
    itemWidth: {
      card: 'auto-cols-[max(9.75rem,46%)] sm:auto-cols-[42%] lg:auto-cols-[29%] xl:auto-cols-[23%]',
      tile: 'auto-cols-[42%] gap-3 sm:auto-cols-[29%] lg:auto-cols-[15%]',
      wide: 'auto-cols-[88%] gap-gap lg:auto-cols-[46%]',
    },
  },
})

const buttonStyles = cva('flex justify-end gap-2 max-md:hidden [[hidden]]:hidden', {
  variants: { buttons: { foot: 'mt-3', heading: 'absolute end-0 bottom-full mb-4' } },
})

export interface CarouselProps {
  /** The accessible name of the row ("Best sellers"). */
  label: string
  /** The items, one child each. */
  children: ReactNode
  /** `card` for product cards, `tile` for small tiles, `wide` for banners. */
  itemWidth: 'card' | 'tile' | 'wide'
  /**
   * Position of the buttons: below the row (`foot`, the default), or next to the `heading` 16 px above the row, which
   * must leave 80 px free at its end.
   */
  buttons?: 'foot' | 'heading'
}

/** A horizontally scrolling row, used by touch, wheel, arrow keys or buttons. It never moves by itself. */
export function Carousel({ label, children, itemWidth, buttons = 'foot' }: CarouselProps) {
  const t = useWords(displayWords)
  const { ref, atStart, atEnd, move } = useCarousel()
  // Memoized, so that scrolling does not re-render the items.
  const items = useMemo(
    () =>
      Children.map(children, (item) => (
        <RenderWhenVisible as="li" className="min-w-0 snap-start">
          {item}
        </RenderWhenVisible>
      )),
    [children],
  )
  return (
    <div className="relative">
      <div
        ref={ref}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="scrollbar-none overflow-x-auto [scroll-snap-type:x_mandatory]"
      >
        <ul role="list" className={rowStyles({ itemWidth })}>
          {items}
        </ul>
      </div>
      <div hidden={atStart && atEnd} className={buttonStyles({ buttons })}>
        <IconButton
          variant="outlined"
          size="sm"
          label={t('carouselPrevious')}
          icon={<ChevronLeftIcon size="sm" />}
          state={atStart ? 'ended' : 'idle'}
          onPress={() => move(-1)}
        />
        <IconButton
          variant="outlined"
          size="sm"
          label={t('carouselNext')}
          icon={<ChevronRightIcon size="sm" />}
          state={atEnd ? 'ended' : 'idle'}
          onPress={() => move(1)}
        />
      </div>
    </div>
  )
}
