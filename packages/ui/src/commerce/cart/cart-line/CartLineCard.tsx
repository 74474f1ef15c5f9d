import { cva } from 'class-variance-authority'
import { IconButton } from '../../../components/actions/icon-button'
import { TrashIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { ShelfImage } from '../../../components/content/shelf-image'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { AgeLimit, DispatchText } from '../../prices-and-stock/dispatch-text'
import { useShopPaths } from '../../service/shop-paths'
import type { CartLineProps } from './line'
import { flagOf, flagStyles, LineFlags } from './LineFlags'
import { LineQuantity } from './LineQuantity'
import { StockAdjuster } from './StockAdjuster'
import { UnitPrice } from './UnitPrice'
import { useLineQuantity } from './use-line-quantity'

const styles = cva('grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3.5 ps-4 pe-2')

// Overlaps the touch target of the button before it, so that "1,000" fits on the line.
const totalStyles = cva('num pointer-events-none -ms-3 min-w-0 grow text-end text-sm font-bold wrap-anywhere', {
  variants: { busy: { true: 'text-ink-muted', false: '' } },
})

/** A line of the cart as a card on phones. */
export function CartLineCard({ line, place, presence = 'shown', ...events }: Omit<CartLineProps, 'variant'>) {
  const t = useWords(cartWords)
  const paths = useShopPaths()
  const quantity = useLineQuantity({ line, ...events })
  const { id: lineId, busy } = line
  const flag = flagOf(line)
  return (
    <li
      {...place}
      data-line={lineId}
      data-purchase
      aria-busy={busy || undefined}
      hidden={presence === 'hidden'}
      className={styles({ className: flagStyles({ flag }) })}
    >
      <span className="row-span-2">
        <ShelfImage src={line.picture.src ?? undefined} alt="" size="thumb" />
      </span>
      <span className="min-w-0">
        <span className="block leading-5 font-medium wrap-anywhere">
          <Link href={paths.product(line.productId)} variant="quiet">
            {line.title}
          </Link>
        </span>
        <span className="num block text-xs wrap-anywhere text-ink-muted">
          {[line.sku ?? t('line.noSku'), line.variant].filter((part) => part !== null).join(' · ')}
          {' · '}
          {!line.hasBulkPrice && <VisuallyHidden>{t('line.unitPrice')} </VisuallyHidden>}
          <UnitPrice line={line} />
        </span>
        <AgeLimit years={line.ageLimit} />
        <DispatchText dispatch={line.dispatch} />
      </span>
      <span data-part="remove" className="-mt-2.5">
        <IconButton
          label={t('line.remove', { title: line.name })}
          icon={<TrashIcon />}
          onPress={() => events.onRemove({ lineId })}
        />
      </span>
      <span className="col-span-2 mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 pe-2">
        <LineQuantity line={line} quantity={quantity} />
        <StockAdjuster
          lineId={lineId}
          title={line.name}
          steps={line.steps}
          orderRule={line.orderRule}
          onAdjust={quantity.adjust}
        />
        <b className={totalStyles({ busy })}>{line.total}</b>
      </span>
      {(flag || line.larger) && (
        <span className="col-span-full">
          <LineFlags line={line} onTake={quantity.take} {...events} />
        </span>
      )}
    </li>
  )
}
