import type { LinePiecesView } from '@skafferi/domain/shop/orders/views'
import { VirtualRows } from '../../../components/content/virtual-rows'

export interface LinePiecesProps {
  /** The name of the list. */
  label: string
  /** Pieces of an order's lines; at least one. */
  lines: readonly LinePiecesView[]
}

/** Quantities of order lines without prices: the contents of a parcel or a refund. */
export function LinePieces({ label, lines }: LinePiecesProps) {
  return (
    <ul role="list" aria-label={label} className="num grid text-xs">
      <VirtualRows rows={lines} as="li" height={1.75}>
        {({ title, variant, sku, quantity }, { rowAttributes }) => (
          <li {...rowAttributes} className="flex items-baseline justify-between gap-4 border-t border-line py-1">
            <span className="min-w-0 wrap-anywhere">
              {title} <span className="text-ink-muted">{[variant, sku].filter(Boolean).join(' · ')}</span>
            </span>
            <b className="flex-none">{quantity}</b>
          </li>
        )}
      </VirtualRows>
    </ul>
  )
}
