import { isOrderable } from '@skafferi/domain/rules/quantity/order-rule'
import { useEffect, useId, useRef, useState } from 'react'
import { cva } from 'class-variance-authority'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { Link } from '../../../components/actions/link'
import { ShelfImage } from '../../../components/content/shelf-image'
import { NumberInput, type NumberEntry } from '../../../components/forms/number-stepper'
import { RenderWhenVisible } from '../../../internal/render-when-visible'
import { useWords } from '../../../words'
import { shelfListWords } from '../../../words/generated/shelf-list'
import { PriceStep } from '../../prices-and-stock/price-step'
import { QuantityNote } from '../../catalogue/quantity-stepper'
import { useShopPaths } from '../../service/shop-paths'
import { SlotAction, SlotFacts, SlotPrice, SlotSource, type ShelfSlotEvents } from '../shelf-slot'

export interface ShelfListProps extends ShelfSlotEvents {
  /** All articles of the shelf, in their order. */
  places: readonly ShelfPlaceView[]
  /** The list has other wrong quantities than before: a sentence with their articles, or null without any. */
  onWrongChange?: (text: string | null) => void
}

/**
 * The shelf as a list with a quantity in each row, for keyboards, screen readers and long shelves. Each row has the
 * price at the quantity that is filled or missing, and Fill.
 */
export function ShelfList({ places, onFill, onWrongChange }: ShelfListProps) {
  const t = useWords(shelfListWords)
  const list = useRef<HTMLUListElement>(null)
  // An invalid number fills nothing. Once the place is filled in another way, it is gone.
  const [invalid, setInvalid] = useState<Readonly<Record<string, NumberEntry | null>>>({})
  const replaced = places.find(({ variantId, draft }) => draft && invalid[variantId])
  if (replaced) setInvalid({ ...invalid, [replaced.variantId]: null })
  const wrong = places.filter(({ variantId }) => invalid[variantId]?.note === 'wrong')
  const wrongText =
    wrong.length > 0 ? t('wrong', { count: wrong.length, titles: wrong.map(({ title }) => title).join(', ') }) : null
  useEffect(() => {
    onWrongChange?.(wrongText)
    return () => onWrongChange?.(null)
  }, [wrongText, onWrongChange])

  function moveFocus({ backwards }: { backwards: boolean }) {
    const fields = Array.from(list.current?.querySelectorAll<HTMLInputElement>('[role=spinbutton]') ?? [])
    fields[fields.findIndex((field) => field === document.activeElement) + (backwards ? -1 : 1)]?.focus()
  }

  return (
    <div className="bg-surface">
      <div aria-hidden className={rowStyles({ part: 'head' })}>
        <span className="w-12" />
        <span>{t('head.product')}</span>
        <span>{t('head.left')}</span>
        <span>{t('head.price')}</span>
        <span className="text-end">{t('head.quantity')}</span>
      </div>
      <ul ref={list} role="list" aria-label={t('label')}>
        {places.map((place) => (
          <RenderWhenVisible key={place.variantId} as="li" className="border-line not-first:border-t">
            <Row
              place={place}
              invalid={invalid[place.variantId] ?? null}
              onInvalidChange={(entry) => setInvalid((all) => ({ ...all, [place.variantId]: entry }))}
              onFill={onFill}
              onEnter={moveFocus}
            />
          </RenderWhenVisible>
        ))}
      </ul>
    </div>
  )
}

/** Below 1024 px what is left is below the name; on phones price and Fill are in a second line. */
const rowStyles = cva(
  'relative grid grid-cols-[auto_minmax(0,1fr)_6rem] items-center gap-x-3 px-4 py-1 text-sm ' +
    'md:grid-cols-[auto_minmax(0,1fr)_8rem_6rem_6rem] lg:grid-cols-[auto_minmax(0,1fr)_13rem_8rem_6rem_6rem]',
  {
    variants: {
      part: {
        head: 'border-b border-line-strong text-xs text-ink-muted max-lg:hidden',
        row: 'min-h-12',
        filled:
          'min-h-12 bg-brand-quiet before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-brand ' +
          'forced-colors:before:bg-[Highlight]',
      },
    },
  },
)

interface RowProps extends ShelfSlotEvents {
  place: ShelfPlaceView
  /** What was typed if it cannot be ordered; otherwise null. */
  invalid: NumberEntry | null
  onInvalidChange: (entry: NumberEntry | null) => void
  /** Enter was pressed in the quantity, with Shift for `backwards`. */
  onEnter: (event: { backwards: boolean }) => void
}

function Row({ place, invalid, onInvalidChange, onFill, onEnter }: RowProps) {
  const t = useWords(shelfListWords)
  const paths = useShopPaths()
  const messageId = useId()
  const { variantId, productId, title, sku, subtitle, thumbnail } = place
  const { price, nextStep, draft, fill, status } = place
  const { orderRule } = place.stock
  const timesTarget = draft?.timesTarget ?? null
  const over = (draft ?? fill)?.over
  const pieces = draft?.pieces ?? 0
  const entry = invalid ?? { value: pieces, note: null }
  const isAboveStock = place.stock.limit !== null && (entry.value ?? 0) > orderRule.maximum
  const isOpen = price !== null && (fill !== null || draft !== null || !closed.has(status))

  function enter({ value, note }: NumberEntry) {
    const isValid = value === 0 || isOrderable(orderRule, value)
    onInvalidChange(isValid ? null : { value, note })
    const valid = isValid ? value : 0
    if (valid !== pieces) onFill({ variantId, pieces: valid })
  }

  return (
    <div className={rowStyles({ part: draft ? 'filled' : 'row' })} data-purchase>
      <ShelfImage src={thumbnail.src ?? undefined} alt="" size="thumb" />
      <span className="min-w-0 lg:contents">
        <span className="min-w-0">
          <Link variant="quiet" href={paths.product(productId)}>
            <span className="font-medium wrap-anywhere">{title}</span>
          </Link>
          <span className="num block truncate text-xs text-ink-muted">
            {[sku, subtitle].filter((each) => each !== null).join(' · ')}
          </span>
        </span>
        <span className="num text-xs text-ink-muted">
          <SlotFacts place={{ ...place, fill: null, draft: null }} />
          <span className="sr-only">
            <SlotSource place={place} />
          </span>
        </span>
      </span>
      <span className="num text-xs max-md:col-start-2">
        <SlotPrice place={place} />
        {over && <span className="block text-ink-muted">{t('over', over)}</span>}
        {draft && <b className="block">{draft.total}</b>}
        {draft && nextStep && (
          <span className="block">
            <PriceStep price={nextStep.price} from={t('next', { from: nextStep.from })} />
          </span>
        )}
      </span>
      <span className="grid max-md:col-start-3 max-md:row-start-1">
        {isOpen && (
          <NumberInput
            label={t('quantityOf', { title })}
            entry={entry}
            emptyZero
            placeholder={t('quantity')}
            min={0}
            max={orderRule.maximum}
            step={orderRule.multiple}
            describedBy={entry.note === null && !timesTarget ? undefined : messageId}
            onEntry={enter}
            onEnter={onEnter}
          />
        )}
        {entry.note === 'wrong' ? (
          <>
            <span id={messageId} role="alert" className="text-xs">
              <QuantityNote
                entry={entry}
                rule={orderRule}
                invalidText={
                  isAboveStock ? t('aboveStock', { left: place.stock.text, inCart: place.inCart }) : undefined
                }
              />
            </span>
            {isAboveStock && orderRule.maximum > 0 && (
              <span className="-mx-2 grid">
                <Button
                  ref={showAboveBar}
                  variant="quiet"
                  size="sm"
                  aria-label={t('takeOf', { title, pieces: orderRule.maximum })}
                  onPress={() => enter({ value: orderRule.maximum, note: null })}
                >
                  {t('take', { pieces: orderRule.maximum })}
                </Button>
              </span>
            )}
          </>
        ) : (
          timesTarget && (
            <span id={messageId} role="status" className="text-xs text-ink-muted">
              {t('much', { times: timesTarget })}
            </span>
          )
        )}
      </span>
      <span className="num flex justify-end text-xs">
        <SlotAction place={place} onFill={onFill} />
      </span>
    </div>
  )
}

/** Shows an element that appears below the focused field. */
const showAboveBar = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Articles of which nothing can be ordered now. */
const closed: ReadonlySet<ShelfPlaceView['status']> = new Set(['out_of_stock', 'restricted', 'not_for_sale'])
