import type { LinePiecesView } from '@skafferi/domain/orders/views'
import { VirtualRows } from '../../components/virtual-rows'

export interface LinePiecesProps {
  /** What the list is called. */
  label: string
  /** Pieces of an order's lines; at least one. */
  lines: readonly LinePiecesView[]
}

/** Pieces of an order's lines without prices: what is in a parcel, or what a refund is for. */
export function LinePieces({ label, lines }: LinePiecesProps) {
  return (
    <ul role="list" aria-label={label} className="num grid text-xs">
      <VirtualRows rows={lines} as="li" height={1.75}>
        {({ title, variant, sku, quantity }, { place }) => (
          <li {...place} className="flex items-baseline justify-between gap-4 border-t border-line py-1">
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
