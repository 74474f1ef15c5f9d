import { useId, useState } from 'react'
import { cva } from 'class-variance-authority'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Link } from '../../../components/actions/link'
import { ShelfImage } from '../../../components/content/shelf-image'
import { NumberInput, type NumberEntry } from '../../../components/forms/number-stepper'
import { RenderWhenVisible } from '../../../internal/render-when-visible'
import { useWords } from '../../../words'
import { shelfListWords } from '../../../words/generated/shelf-list'
import { isValidQuantity, maxQuantity } from '../../catalogue/quantity-stepper'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { useShopPaths } from '../../service/shop-paths'
import { SlotFacts, SlotSource, type ShelfSlotEvents } from '../shelf-slot'

export interface ShelfListProps extends ShelfSlotEvents {
  /** All articles of the shelf, in their order. */
  places: readonly ShelfPlaceView[]
}

/**
 * The shelf as a list with a quantity in each row, for keyboards, screen readers and long shelves. The price is that of
 * the quantity, so a row without one has none.
 */
export function ShelfList({ places, onFill }: ShelfListProps) {
  const t = useWords(shelfListWords)
  return (
    <ul role="list" aria-label={t('label')} className="bg-surface">
      {places.map((place) => (
        <RenderWhenVisible key={place.variantId} as="li" className="border-line not-first:border-t">
          <Row place={place} onFill={onFill} />
        </RenderWhenVisible>
      ))}
    </ul>
  )
}

const rowStyles = cva(
  'relative grid min-h-12 grid-cols-[auto_minmax(0,1fr)_6rem] items-center gap-x-3 gap-y-1 px-4 py-1 text-sm ' +
    'md:grid-cols-[auto_minmax(0,1fr)_13rem_9rem_6rem_6rem]',
  {
    variants: {
      isFilled: {
        true:
          'bg-brand-quiet before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-brand ' +
          'forced-colors:before:bg-[Highlight]',
        false: '',
      },
    },
  },
)

function Row({ place, onFill }: { place: ShelfPlaceView } & ShelfSlotEvents) {
  const t = useWords(shelfListWords)
  const paths = useShopPaths()
  const messageId = useId()
  const [invalid, setInvalid] = useState<NumberEntry | null>(null)
  const { variantId, productId, title, sku, subtitle, thumbnail, price, nextStep, draft, fill, status } = place
  const pieces = draft?.pieces ?? 0
  const entry = invalid ?? { value: pieces, note: null }
  const isOpen = price !== null && (fill !== null || draft !== null || !closed.has(status))

  function enter({ value, note }: NumberEntry) {
    const isValid = value === 0 || isValidQuantity(value)
    setInvalid(isValid ? null : { value, note })
    if (isValid && value !== pieces) onFill({ variantId, pieces: value ?? 0 })
  }

  return (
    <div className={rowStyles({ isFilled: draft !== null })} data-purchase>
      <ShelfImage src={thumbnail.src ?? undefined} alt="" size="thumb" />
      <span className="min-w-0">
        <Link variant="quiet" href={paths.product(productId)}>
          <span className="font-medium wrap-anywhere">{title}</span>
        </Link>
        <span className="num block truncate text-xs text-ink-muted">
          {[sku, subtitle].filter((each) => each !== null).join(' · ')}
        </span>
      </span>
      <span className="num text-xs text-ink-muted max-md:col-start-2">
        <SlotFacts place={draft ? { ...place, draft: null } : place} />
        <SlotSource place={place} />
      </span>
      <span className="num text-xs max-md:col-start-2">
        {draft && price && (price.from !== null ? <BetterPrice>{price.text}</BetterPrice> : <b>{price.text}</b>)}
        {draft && nextStep && <span className="block text-xs text-ink-muted">{t('next', nextStep)}</span>}
      </span>
      <span className="grid max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
        {isOpen && (
          <NumberInput
            label={t('quantityOf', { title })}
            entry={entry}
            min={0}
            max={maxQuantity}
            describedBy={entry.note === null ? undefined : messageId}
            onEntry={enter}
          />
        )}
        {entry.note === 'wrong' && (
          <span id={messageId} role="alert" className="text-xs text-critical">
            {t('invalid', { max: maxQuantity })}
          </span>
        )}
      </span>
      <b className="num text-end max-md:col-start-3">{draft?.total}</b>
    </div>
  )
}

/** Articles of which nothing can be ordered now. */
const closed: ReadonlySet<ShelfPlaceView['status']> = new Set(['out_of_stock', 'restricted', 'not_for_sale'])
