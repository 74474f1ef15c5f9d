import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { cva } from 'class-variance-authority'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { IconButton } from '../../../components/actions/icon-button'
import { Link, useLinkElement } from '../../../components/actions/link'
import { CheckIcon, CloseIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { shelfWords } from '../../../words/generated/shelf'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { useShopPaths } from '../../service/shop-paths'
import { Facings, type FacingsProps } from '../facings'
import { PriceRail } from '../price-rail'

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

/**
 * The picture has one height in each place; the label is as high as the highest of its row. The focus ring of its
 * button lies around the place: inside, and over the shelf's line.
 */
const slotStyles = cva(
  'group relative row-span-2 grid h-full min-w-0 grid-rows-subgrid ' +
    'has-[button:focus-visible]:after:pointer-events-none has-[button:focus-visible]:after:absolute ' +
    'has-[button:focus-visible]:after:inset-0 has-[button:focus-visible]:after:z-2 ' +
    'has-[button:focus-visible]:after:rounded-sm has-[button:focus-visible]:after:border-2 ' +
    'has-[button:focus-visible]:after:border-focus has-[button:focus-visible]:after:content-[""] ' +
    '[&_button]:shadow-none [&_button]:outline-none',
)

/**
 * One article of the shelf: its packs, which lead to it, what is left, its price at the missing quantity, and Fill.
 * What takes a fill back is far from Fill, so that a second tap on the same place changes nothing.
 */
export function ShelfSlot({ place, loading, disabled, onFill }: ShelfSlotProps) {
  const paths = useShopPaths()
  const LinkElement = useLinkElement()
  const { brand, title, productId, rail } = place
  const name = brand !== '' && title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title
  return (
    <div data-place={place.variantId} className={slotStyles()}>
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
        <Facings {...place} loading={loading} />
      </LinkElement>
      <span
        className={
          'num grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] text-xs shadow-[-1px_0_0_var(--line)] ' +
          'rtl:shadow-[1px_0_0_var(--line)]'
        }
      >
        <PriceRail rail={rail} />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] px-2 pb-1">
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
              'flex min-h-control-sm flex-wrap content-end items-center justify-between gap-x-1 pt-0.5 ' +
              'max-md:*:[button]:min-h-10 max-md:*:[button]:flex-[1_0_100%]'
            }
          >
            <SlotPrice place={place} />
            <SlotAction canTakeBack place={place} disabled={disabled} onFill={onFill} />
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
    return draft.cartons === null ? pieces : t('piecesAndCartons', { pieces, cartons: draft.cartons })
  }
  switch (status) {
    case 'gap':
    case 'full':
    case 'enough':
      if (left === null) return null
      if (onItsWay) return t('left.coming', { left, pieces: onItsWay.pieces })
      return fill?.over ? t('left.over', { left, pieces: fill.over.pieces }) : t('left', { left, target })
    case 'on_its_way':
      if (!onItsWay) return null
      return left === null
        ? t('onTheirWay', { pieces: onItsWay.pieces })
        : t('left.coming', { left, pieces: onItsWay.pieces })
    case 'in_cart': {
      const pieces = { pieces: inCart, coming: onItsWay?.pieces ?? 0 }
      return left === null ? t('inCart', pieces) : t('left.inCart', { left, ...pieces })
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
 * or the lower price.
 */
export function SlotPrice({ place }: Pick<ShelfSlotProps, 'place'>) {
  const t = useWords(shelfWords)
  const { price, fill, draft } = place
  if (!price) return null
  const ordered = draft ?? fill
  return (
    <span className="flex min-h-6 flex-1 flex-wrap items-center gap-x-1.5 whitespace-nowrap">
      {price.from === null ? <b>{price.text}</b> : <BetterPrice>{price.text}</BetterPrice>}
      <span className="leading-4 text-ink-muted">
        {ordered?.isAllStock
          ? t('lastPieces', { pieces: ordered.pieces })
          : ordered?.over?.reason === 'carton' && ordered.cartons !== null
            ? t('cartons', { count: ordered.cartons })
            : ordered && price.from !== null && t('from', { from: price.from })}
      </span>
    </span>
  )
}

/** As high as a button, so that all are on one line with the prices. */
const stateStyles =
  'inline-flex min-h-control-sm items-center gap-1 self-end whitespace-nowrap text-ink-muted [&_svg]:text-positive'

interface SlotActionProps extends Pick<ShelfSlotProps, 'place' | 'disabled' | 'onFill'> {
  /** True if a filled place has a button that empties it, in the corner of the positioned container. */
  canTakeBack?: boolean
}

/** Fill, or what makes it unnecessary. */
export function SlotAction({ place, disabled, canTakeBack, onFill }: SlotActionProps) {
  const t = useWords(shelfWords)
  const piecesText = usePieces(place)
  const { variantId, title, status, fill, draft, onItsWay } = place
  const action = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  // The pressed button is gone: the focus stays at this place.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) action.current?.focus({ preventScroll: true })
    isPressed.current = false
  })

  function press(pieces: number) {
    isPressed.current = true
    onFill({ variantId, pieces })
  }

  if (draft) {
    return (
      <>
        <b ref={action} tabIndex={-1} className="inline-flex min-h-control-sm items-center gap-1 [&_svg]:text-positive">
          <CheckIcon size="sm" />
          {t('filled', { pieces: draft.pieces })}
        </b>
        {canTakeBack && (
          <span className="absolute end-0 top-0">
            <IconButton
              size="sm"
              disabled={disabled}
              label={t('takeBack', { pieces: piecesText(draft.pieces), title })}
              icon={<CloseIcon size="sm" />}
              onPress={() => press(0)}
            />
          </span>
        )}
      </>
    )
  }
  if (fill) {
    const verb = status === 'gap' ? 'fill' : 'add'
    return (
      <Button
        ref={action as Ref<HTMLButtonElement>}
        variant="secondary"
        size="sm"
        data-replay
        disabled={disabled}
        aria-label={t(`${verb}Of`, { title, pieces: piecesText(fill.pieces) })}
        onPress={() => press(fill.pieces)}
      >
        {t(verb, { pieces: fill.pieces })}
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
