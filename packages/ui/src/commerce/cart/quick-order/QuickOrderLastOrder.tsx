import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { quickOrderWords } from '../../../words/generated/quick-order'

export interface QuickOrderLastOrderProps {
  product: ProductCardView
  /** The last quantity was pressed. Omit if a variant has to be chosen, or none is in stock. */
  onUse?: (event: { quantity: number }) => void
}

const button =
  'num min-h-6 cursor-pointer rounded-xs font-medium text-link underline-offset-[0.2em] hover:underline pointer-coarse:min-h-control-sm'

/** Quantity and date of the last order of a product; pressing the quantity uses it. */
export function QuickOrderLastOrder({ product: { title, lastOrdered }, onUse }: QuickOrderLastOrderProps) {
  const t = useWords(quickOrderWords)
  return (
    <td
      role="cell"
      className="num text-xs whitespace-nowrap max-[55rem]:hidden print:hidden max-[38rem]:col-start-3 max-[38rem]:row-start-2 max-[38rem]:block max-[38rem]:text-center max-[38rem]:text-2xs"
    >
      {!lastOrdered && (
        <span className="text-ink-muted max-[38rem]:hidden">
          <span aria-hidden="true">{t('table.dash')}</span>
          <VisuallyHidden>{t('table.neverOrdered')}</VisuallyHidden>
        </span>
      )}
      {lastOrdered && onUse && (
        <button
          type="button"
          aria-label={t('table.useLast', { title, quantity: lastOrdered.text, date: lastOrdered.date })}
          className={button}
          onClick={() => onUse(lastOrdered)}
        >
          <span className="max-[38rem]:hidden">{lastOrdered.text}</span>
          <span className="hidden max-[38rem]:inline">{t('table.lastShort', { quantity: lastOrdered.text })}</span>
        </button>
      )}
      {lastOrdered && !onUse && <span className="font-medium">{lastOrdered.text}</span>}
      {lastOrdered && <span className="ms-1 text-2xs text-ink-muted max-[38rem]:hidden">{lastOrdered.day}</span>}
    </td>
  )
}
