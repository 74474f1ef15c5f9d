import { cva } from 'class-variance-authority'
import { IconButton } from '../../components/icon-button'
import { TrashIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { ShelfImage } from '../../components/shelf-image'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { useShopPaths } from '../shop-paths'
import { ChangedElsewhere, changedStyles } from './ChangedElsewhere'
import type { CartLineProps } from './line'
import { LineQuantity } from './LineQuantity'
import { UnitPrice } from './UnitPrice'

const styles = cva([
  'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3.5 ps-4 pe-2',
  // In a long cart a card out of sight keeps its place and costs nothing.
  'nth-[n+41]:[content-visibility:auto] [contain-intrinsic-block-size:auto_7rem]',
])

const totalStyles = cva('block leading-5 font-bold wrap-anywhere', {
  variants: { busy: { true: 'text-ink-muted', false: '' } },
})

/** A line of the cart as a card on a phone: one stepper sets its quantity. */
export function CartLineCard({
  line,
  maxQuantity,
  presence = 'shown',
  onAdjust,
  onQuantityChange,
  onKeep,
  onRemove,
}: Omit<CartLineProps, 'variant'>) {
  const t = useWords(cartWords)
  const paths = useShopPaths()
  const { id: lineId, busy, elsewhere } = line
  return (
    <li
      data-line={lineId}
      data-purchase
      aria-busy={busy || undefined}
      hidden={presence === 'hidden'}
      className={styles({ className: changedStyles({ changed: elsewhere !== null }) })}
    >
      <span className="row-span-2">
        <ShelfImage src={line.picture.src ?? undefined} alt="" size="line" />
      </span>
      <span className="min-w-0">
        <span className="block leading-5 font-medium wrap-anywhere">
          <Link href={paths.product(line.productId)} variant="quiet">
            {line.title}
          </Link>
        </span>
        <span className="num block text-xs wrap-anywhere text-ink-muted">
          {[line.sku ?? t('line.noSku'), line.packText].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      <span data-part="remove" className="-mt-2.5">
        <IconButton
          label={t('line.remove', { title: line.title })}
          icon={<TrashIcon />}
          onPress={() => onRemove({ lineId })}
        />
      </span>
      <span className="col-span-2 mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pe-2">
        <LineQuantity
          line={line}
          maxQuantity={maxQuantity}
          onAdjust={onAdjust}
          onQuantityChange={onQuantityChange}
        />
        <span className="num min-w-0 text-end">
          <b className={totalStyles({ busy })}>{line.total}</b>
          <span className="text-xs text-ink-muted">
            {!line.better && <VisuallyHidden>{t('line.unitPrice')} </VisuallyHidden>}
            <UnitPrice price={line.unitPrice} better={line.better} />
          </span>
        </span>
      </span>
      {elsewhere && (
        <span className="col-span-full">
          <ChangedElsewhere
            lineId={lineId}
            title={line.title}
            change={elsewhere}
            onQuantityChange={onQuantityChange}
            onKeep={onKeep}
          />
        </span>
      )}
    </li>
  )
}
