import { useId, useRef } from 'react'
import type { ReorderDraft, ReorderLineView } from '@skafferi/domain/shop/orders/views'
import { Checkbox } from '../../../components/forms/checkbox'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { reorderWords } from '../../../words/generated/reorder'
import { QuantityNote, QuantityStepper, refocus } from '../../catalogue/quantity-stepper'
import { cva } from 'class-variance-authority'
import { CheckIcon, CloseIcon, TagIcon, WarningIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { useShopPaths } from '../../service/shop-paths'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { LargerQuantity } from '../../prices-and-stock/larger-quantity'
import { BetterPrice } from '../../prices-and-stock/better-price'

interface ReorderPriceProps {
  line: Pick<ReorderLineView, 'price' | 'priceBefore' | 'priceChange'>
}

/** The current unit price, with the former one if it differs; only the former one if it is not available. */
function ReorderPrice({ line: { price, priceBefore, priceChange } }: ReorderPriceProps) {
  const t = useWords(reorderWords)
  if (price === null) return <s className="text-ink-muted">{priceBefore}</s>
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5">
      {priceChange !== 'same' && (
        <>
          <VisuallyHidden>{t('priceWas')}</VisuallyHidden>
          <s className="text-xs text-ink-muted">{priceBefore}</s>
          <VisuallyHidden>{t('priceNow')}</VisuallyHidden>
        </>
      )}
      {priceChange === 'lower' ? <BetterPrice>{price}</BetterPrice> : <b>{price}</b>}
      <span className="text-xs text-ink-muted">{t('each')}</span>
    </span>
  )
}

const styles = cva('inline-flex items-center gap-1.5 font-medium', {
  variants: { tone: { plain: '', positive: 'text-positive', caution: 'text-caution', critical: 'text-critical' } },
})

interface ReorderChangeProps {
  line: Pick<ReorderLineView, 'code' | 'title' | 'orderRule' | 'ordered' | 'priceChange' | 'inCart'>
}

/** The change of a line since the order, with icon and text; if it is not available, a link to similar products. */
function ReorderChange({ line: { code, title, orderRule, ordered, priceChange, inCart } }: ReorderChangeProps) {
  const t = useWords(reorderWords)
  const paths = useShopPaths()
  const changes = {
    as_before: { tone: 'positive', Icon: CheckIcon, text: t('asBefore') },
    price_changed: { tone: priceChange === 'higher' ? 'caution' : 'plain', Icon: TagIcon, text: t('priceChanged') },
    reduced: { tone: 'caution', Icon: WarningIcon, text: t('reduced', { left: orderRule.maximum, ordered }) },
    gone: { tone: 'critical', Icon: CloseIcon, text: t('gone') },
    not_deliverable: { tone: 'critical', Icon: CloseIcon, text: t('notDeliverable') },
  } as const
  const { tone, Icon, text } = changes[code]
  return (
    <span className="num flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
      <span className={styles({ tone })}>
        <Icon size="sm" />
        {text}
      </span>
      {code === 'gone' && (
        <Link href={paths.products(`q=${encodeURIComponent(title)}`)} label={t('similarTo', { title })}>
          {t('similar')}
        </Link>
      )}
      {inCart > 0 && <span className="text-ink-muted">{t('inCart', { count: inCart })}</span>}
    </span>
  )
}

/** Events of the lines. */
export interface ReorderLineEvents {
  /** A line's selection or quantity was changed. */
  onChange: (event: { itemId: string } & Partial<ReorderDraft>) => void
}

export interface ReorderLineProps extends ReorderLineEvents {
  line: ReorderLineView
}

/** A line of a reorder: whether it is added, what has changed, its price and quantity. */
export function ReorderLine({ line, onChange }: ReorderLineProps) {
  const t = useWords(reorderWords)
  const noteId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const { itemId, title, name, variant, sku, picture, orderRule, chosen, entry, tooMany, larger } = line
  const { maximum } = orderRule
  return (
    <li
      data-item={itemId}
      className={
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-2 ' +
        'last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_auto]'
      }
    >
      <ShelfImage src={picture.src ?? undefined} alt="" size="thumb" />
      <span className="grid min-w-0 gap-0.5">
        <Checkbox
          checked={chosen}
          disabled={maximum === 0}
          onChange={({ checked }) => onChange({ itemId, chosen: checked })}
        >
          {maximum === 0 ? <s>{title}</s> : <span className="font-medium">{title}</span>}
        </Checkbox>
        <span className="num text-xs wrap-anywhere text-ink-muted">{[variant, sku].filter(Boolean).join(' · ')}</span>
        <ReorderChange line={line} />
      </span>
      <span className="num flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm max-md:col-span-2">
        <ReorderPrice line={line} />
        <span className="grid w-36 justify-items-end gap-1 empty:max-md:hidden">
          {maximum > 0 && (
            <>
              <QuantityStepper
                {...orderRule}
                size="sm"
                itemName={name}
                entry={entry}
                disabled={!chosen}
                fieldRef={fieldRef}
                describedBy={entry.note === null ? undefined : noteId}
                onEntry={({ value, note }) => onChange({ itemId, value, note })}
              />
              <span role="status" id={noteId} className="text-end text-xs">
                <QuantityNote entry={entry} invalidText={tooMany ? t('onlyLeft', { most: maximum }) : undefined} />
              </span>
            </>
          )}
        </span>
        {larger && (
          <LargerQuantity
            larger={larger}
            title={name}
            onTake={({ quantity: value }) => {
              onChange({ itemId, value, note: null })
              refocus(fieldRef)
            }}
          />
        )}
      </span>
    </li>
  )
}
