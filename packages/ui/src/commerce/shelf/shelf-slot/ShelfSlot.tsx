import { useRef, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { Link, useLinkElement } from '../../../components/actions/link'
import { CheckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { shelfWords } from '../../../words/generated/shelf'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { PriceStep } from '../../prices-and-stock/price-step'
import { useShopPaths } from '../../service/shop-paths'
import { Facings, type FacingsProps } from '../facings'
import { PriceRail } from '../price-rail'
import { placeStyles } from '../shelf-board/board-styles'

/** Events of the places of a shelf. */
export interface ShelfSlotEvents {
  /** Fills a place; with 0 pieces one that was filled is emptied again. */
  onFill: (event: { variantId: string; pieces: number }) => void
}

export interface ShelfSlotProps extends ShelfSlotEvents, Pick<FacingsProps, 'loading'> {
  place: ShelfPlaceView
  /** True while what was filled is being added to the cart. */
  disabled?: boolean
}

const labelStyles = cva(
  'num grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] text-xs shadow-[-1px_0_0_var(--line)] ' +
    'rtl:shadow-[1px_0_0_var(--line)]',
  { variants: { isFilled: { true: 'bg-brand-quiet', false: '' } } },
)

/**
 * One article of the shelf: its packs, which lead to it, what is left, its price at the missing quantity, and Fill.
 * What is filled, and not in the cart yet, is tinted, and Undo is where Fill was.
 */
export function ShelfSlot({ place, loading, disabled, onFill }: ShelfSlotProps) {
  const paths = useShopPaths()
  const LinkElement = useLinkElement()
  const { brand, title, productId, rail } = place
  const name = brand !== '' && title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title
  return (
    <div data-place={place.variantId} className={placeStyles()}>
      {/* For pointers only: the name is the same link. */}
      <LinkElement
        href={paths.product(productId)}
        tabIndex={-1}
        aria-hidden
        className={
          'mb-0.5 grid items-end justify-items-center px-1 transition-[background-color] duration-fast ' +
          'group-hover:bg-brand-quiet'
        }
      >
        <Facings {...place} isDraft={place.draft !== null} loading={loading} />
      </LinkElement>
      <span className={labelStyles({ isFilled: place.draft !== null })}>
        <PriceRail rail={rail} />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] px-2 pb-0.5">
          <h3 className="-mb-0.5 text-xs [&>a]:block [&>a]:truncate [&>a]:leading-6" title={title}>
            <Link variant="quiet" href={paths.product(productId)}>
              {name !== title && <span className="sr-only">{brand} </span>}
              {name}
            </Link>
          </h3>
          <span className="leading-4 text-ink-muted">
            <SlotFacts place={place} />
            <span className="sr-only">
              <SlotSource place={place} />
            </span>
          </span>
          <span
            className={
              'flex min-h-control-sm flex-wrap content-end items-end justify-between gap-x-1 pt-0.5 ' +
              'max-md:*:[button]:min-h-10 max-md:*:[button]:flex-[1_0_100%]'
            }
          >
            <span className="flex flex-1 md:pb-1">
              <SlotPrice place={place} />
            </span>
            <SlotAction place={place} disabled={disabled} onFill={onFill} />
          </span>
        </span>
      </span>
    </div>
  )
}

/** What is known about the pieces of a place. */
export function SlotFacts({ place }: { place: ShelfPlaceView }): ReactNode {
  const t = useWords(shelfWords)
  const piecesText = usePieces(place)
  const { status, left, target, onItsWay, inCart, lastOrdered, fill, draft, cartonSize, subtitle } = place
  if (draft) {
    const pieces = piecesText(draft.pieces)
    // `SlotPrice` names cartons that are more than what is missing.
    const cartons = draft.over?.reason === 'carton' ? null : draft.cartons
    return cartons === null ? pieces : t('piecesAndCartons', { pieces, cartons })
  }
  // The whole is said if a part of it is missing.
  const of = fill ? target : 0
  switch (status) {
    case 'gap':
    case 'full':
    case 'enough':
      if (left === null) return null
      if (onItsWay) return t('left.coming', { left, pieces: onItsWay.pieces, of })
      return fill?.over ? t('left.over', { left, pieces: fill.over.pieces }) : t('left', { left, target })
    case 'on_its_way':
      if (!onItsWay) return null
      return left === null
        ? t('onTheirWay', { pieces: onItsWay.pieces })
        : t('left.coming', { left, pieces: onItsWay.pieces, of })
    case 'in_cart': {
      const pieces = { pieces: inCart, coming: onItsWay?.pieces ?? 0 }
      return left === null ? t('inCart', pieces) : t('left.inCart', { left, of, ...pieces })
    }
    case 'not_estimated':
      return lastOrdered === null ? t('notOrdered') : t('lastOrdered', { day: lastOrdered })
    case 'suggested':
      return cartonSize === null ? subtitle : t('cartonOf', { pieces: piecesText(cartonSize) })
    case 'out_of_stock':
      return <span className="text-critical">{t('outOfStock')}</span>
    case 'restricted':
      return t('restricted')
    case 'not_for_sale':
      return t('notForSale')
  }
}

/** What the estimate of a place is made from; nothing without an estimate. */
export function SlotSource({ place: { left, rhythmDays } }: Pick<ShelfSlotProps, 'place'>): ReactNode {
  const t = useWords(shelfWords)
  return left === null || rhythmDays === null ? null : ` (${t('left.by', { days: rhythmDays })})`
}

/**
 * The price, and why the fill is what it is: the last pieces in stock, the cartons that are more than what is missing,
 * or the quantity of a lower price. What has no room beside the price is above it: all prices of a row are on one line.
 */
export function SlotPrice({ place }: Pick<ShelfSlotProps, 'place'>) {
  const t = useWords(shelfWords)
  const { price, fill, draft } = place
  if (!price) return null
  const ordered = draft ?? fill
  const cartons = ordered?.over?.reason === 'carton' ? ordered.cartons : null
  return (
    <span className="flex flex-1 flex-wrap-reverse items-center gap-x-1.5 whitespace-nowrap">
      <span className="flex min-h-6 items-center">
        {price.from === null ? (
          <b>{price.text}</b>
        ) : cartons === null ? (
          <PriceStep state="reached" price={price.text} from={t('from', { from: price.from })} />
        ) : (
          <BetterPrice>{price.text}</BetterPrice>
        )}
      </span>
      <span className="leading-4 text-ink-muted">
        {ordered?.isAllStock
          ? t('lastPieces', { pieces: ordered.pieces })
          : cartons !== null && t('cartons', { count: cartons })}
      </span>
    </span>
  )
}

/** As high as a button, so that all are on one line with the prices. */
const stateStyles =
  'inline-flex min-h-control-sm items-center gap-1 self-end whitespace-nowrap text-ink-muted [&_svg]:text-positive'

/** A second tap on Fill, in ms, is no Undo. */
const doubleTap = 500

/** Fill, what takes it back, or what makes it unnecessary. */
export function SlotAction({ place, disabled, onFill }: Pick<ShelfSlotProps, 'place' | 'disabled' | 'onFill'>) {
  const t = useWords(shelfWords)
  const piecesText = usePieces(place)
  const { variantId, title, status, fill, draft, onItsWay } = place
  const button = useRef<HTMLButtonElement>(null)
  const filledAt = useRef(-doubleTap)

  function press() {
    const now = performance.now()
    if (draft && now - filledAt.current < doubleTap) return
    filledAt.current = now
    // Of a place without a gap, the button will be gone: the focus stays at the place.
    if (!fill) button.current?.closest('li')?.querySelector<HTMLElement>('input, h3 a')?.focus()
    onFill({ variantId, pieces: draft || !fill ? 0 : fill.pieces })
  }

  if (draft ?? fill) {
    const verb = draft ? 'undo' : status === 'gap' ? 'fill' : 'add'
    const pieces = (draft ?? fill)!.pieces
    return (
      <Button
        ref={button}
        variant={draft ? 'quiet' : 'secondary'}
        size="sm"
        data-replay={draft ? undefined : true}
        disabled={disabled}
        aria-label={t(`${verb}Of`, { title, pieces: piecesText(pieces) })}
        onPress={press}
      >
        {verb === 'undo' ? t(verb) : t(verb, { pieces })}
      </Button>
    )
  }
  if (status === 'full' || status === 'enough') {
    return (
      <span className={stateStyles}>
        <CheckIcon size="sm" />
        {t(status)}
      </span>
    )
  }
  if (status === 'on_its_way' || (status === 'in_cart' && onItsWay)) {
    const day = onItsWay?.day ?? null
    return <span className={stateStyles}>{day === null ? t('onItsWay') : t('onItsWay.day', { day })}</span>
  }
  return status === 'in_cart' ? <span className={stateStyles}>{t('isInCart')}</span> : null
}

/** Returns a function that writes pieces with their unit: "72 bags". */
function usePieces({ unit }: Pick<ShelfPlaceView, 'unit'>): (count: number) => string {
  const t = useWords(catalogWords)
  return (count) => t('pieces', { unit, count })
}
