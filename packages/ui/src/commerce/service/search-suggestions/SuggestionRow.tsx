import { isOrderable } from '@skafferi/domain/rules/quantity/order-rule'
import { useId } from 'react'
import { cva } from 'class-variance-authority'
import type { Problem } from '@skafferi/domain/platform/action/views'
import type { SuggestionView } from '@skafferi/domain/shop/catalogue/views'
import { IconButton } from '../../../components/actions/icon-button'
import { Link } from '../../../components/actions/link'
import { CartIcon } from '../../../components/content/icon'
import { ShelfImage } from '../../../components/content/shelf-image'
import { NumberInput, type NumberEntry } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { suggestionsWords } from '../../../words/generated/suggestions'
import { QuantityNote } from '../../catalogue/quantity-stepper'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { useProblemText } from '../problem-text'
import { useShopPaths } from '../shop-paths'

const rowStyles = cva('relative flex items-center gap-3 px-4 py-1', {
  variants: {
    isActive: {
      true:
        'bg-brand-quiet before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-brand ' +
        'forced-colors:before:bg-[Highlight]',
      false: 'hover:bg-well',
    },
  },
})

/**
 * On phones the name is as wide as the row, and the quantity is below it, beside facts and prices. So all rows have one
 * height, and prices and quantities are aligned.
 */
const textStyles = cva('', {
  variants: {
    part: {
      text: 'grid min-w-0 flex-1 gap-x-3 md:flex md:items-center md:justify-between',
      name: 'block truncate text-sm after:absolute after:inset-0',
    },
    hasQuantity: { true: '', false: '' },
  },
  compoundVariants: [
    { part: 'text', hasQuantity: true, class: 'max-md:pe-30' },
    { part: 'name', hasQuantity: true, class: 'max-md:-me-30' },
  ],
})

export interface SuggestionRowProps {
  id: string
  suggestion: SuggestionView
  /** True if the arrow keys have chosen it. */
  isActive: boolean
  /** The entered quantity. */
  entry: NumberEntry
  /** The state of the last purchase of it. */
  purchase: { busy: boolean; done: boolean; problem: Problem | null }
  onEntry: (entry: NumberEntry) => void
  /** Enter or the button was pressed. */
  onAdd: () => void
}

/** One suggestion: picture, name, prices, and its quantity or why it cannot be ordered here. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { id, suggestion, isActive, entry, purchase, onEntry, onAdd } = props
  const t = useWords(suggestionsWords)
  const paths = useShopPaths()
  const messageId = useId()
  const { productId, title, parts, thumbnail, state, orderRule } = suggestion
  const hasQuantity = state === 'orderable'
  return (
    <div role="row" aria-selected={isActive} className={rowStyles({ isActive })} data-purchase>
      <div id={id} role="gridcell" className="flex min-w-0 flex-1 items-center gap-3">
        <ShelfImage src={thumbnail.src ?? undefined} alt="" size="thumb" />
        <span className={textStyles({ part: 'text', hasQuantity })}>
          <span className="min-w-0">
            <Link variant="quiet" href={paths.product(productId)}>
              <span className={textStyles({ part: 'name', hasQuantity })}>
                {parts.map(({ text, isMatch }, index) =>
                  isMatch ? (
                    <mark key={index} className="bg-transparent font-bold text-inherit underline underline-offset-3">
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </span>
            </Link>
            <SuggestionFacts suggestion={suggestion} entry={entry} purchase={purchase} messageId={messageId} />
          </span>
          <SuggestionPrices suggestion={suggestion} entry={entry} />
        </span>
      </div>
      {/* The prices of all rows are below each other. */}
      {!hasQuantity && (
        <span aria-hidden className="flex flex-none max-md:hidden">
          <span className="w-18" />
          <span className="size-control" />
        </span>
      )}
      {hasQuantity && (
        <div
          role="gridcell"
          className="relative flex flex-none items-center max-md:absolute max-md:end-4 max-md:bottom-0.5"
        >
          <span className="w-18">
            <NumberInput
              label={t('quantityOf', { title })}
              entry={entry}
              min={0}
              max={orderRule.maximum}
              step={orderRule.multiple}
              emptyZero
              placeholder={t('quantity')}
              busy={purchase.busy}
              describedBy={messageId}
              onEntry={onEntry}
              onEnter={onAdd}
            />
          </span>
          <span className="size-control">
            {(isOrderable(orderRule, entry.value) || purchase.done) && (
              <IconButton
                label={t('addOf', { quantity: entry.value ?? 0, title })}
                icon={<CartIcon />}
                state={purchase.busy ? 'busy' : purchase.done ? 'added' : 'idle'}
                onPress={onAdd}
              />
            )}
          </span>
        </div>
      )}
    </div>
  )
}

interface SuggestionFactsProps extends Pick<SuggestionRowProps, 'suggestion' | 'entry' | 'purchase'> {
  /** Id of the message, which describes the quantity. */
  messageId: string
}

/** SKU, pack and last order, or why it cannot be ordered; in their place the result of the last input. */
export function SuggestionFacts({ suggestion, entry, purchase, messageId }: SuggestionFactsProps) {
  const t = useWords(suggestionsWords)
  const catalog = useWords(catalogWords)
  const problemText = useProblemText()
  const { state, sku, packText, orderRule, lastOrdered, undeliverableTo } = suggestion
  const { problem, done } = purchase
  const hasMessage = entry.note === 'wrong' || problem !== null || done
  return (
    <>
      <span id={messageId} role="status" className="block text-xs font-medium empty:hidden">
        {entry.note === 'wrong' ? (
          <QuantityNote entry={entry} rule={orderRule} />
        ) : problem ? (
          <span className="text-critical">{problemText(problem)}</span>
        ) : (
          done && <span className="text-positive">{catalog('itemAdded')}</span>
        )}
      </span>
      {!hasMessage && (
        <span className="num block truncate text-xs text-ink-muted">
          {state === 'out_of_stock' && <span className="font-medium text-critical">{catalog('outOfStock')} · </span>}
          {state === 'restricted' && undeliverableTo !== null && (
            <span className="font-medium text-critical">
              {catalog('undeliverable', { variants: 'all', country: undeliverableTo })} ·{' '}
            </span>
          )}
          {state === 'choose' && <span className="font-medium text-link">{t('seeOptions')} · </span>}
          {[sku, packText].filter((fact) => fact !== null).join(' · ')}
          {lastOrdered && (
            <span className="max-md:hidden">
              {' · '}
              {t('last', { quantity: lastOrdered.text, day: lastOrdered.day })}
            </span>
          )}
        </span>
      )}
    </>
  )
}

const aheadStyles = 'num rounded-xs bg-well px-1.75 pt-px pb-0.5'

/** The price of one piece, and the first bulk price, which is yellow once the quantity reaches it. */
export function SuggestionPrices({ suggestion, entry }: Pick<SuggestionRowProps, 'suggestion' | 'entry'>) {
  const t = useWords(suggestionsWords)
  const catalog = useWords(catalogWords)
  const { price, isLowest, bulkPrice, isOnSale } = suggestion
  const isReached = bulkPrice !== null && (entry.value ?? 0) >= bulkPrice.minQuantity
  const step = bulkPrice && t('step', { price: bulkPrice.text, quantity: bulkPrice.minQuantity })
  return (
    <span className="num flex flex-none flex-wrap items-center gap-x-2 text-xs md:grid md:justify-items-end">
      {isOnSale && !isReached ? (
        <BetterPrice>{price}</BetterPrice>
      ) : (
        <b>{isLowest ? `${catalog('priceFrom')} ${price}` : price}</b>
      )}
      {/* It looks like a PriceStep, without loading it. */}
      {isReached ? <BetterPrice>{step ?? ''}</BetterPrice> : step && <span className={aheadStyles}>{step}</span>}
    </span>
  )
}
