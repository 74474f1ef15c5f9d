import type { ListedLineView } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { Dialog } from '../../../components/overlays/dialog'
import { CloseIcon } from '../../../components/content/icon'
import { IconButton } from '../../../components/actions/icon-button'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { quickOrderWords } from '../../../words/generated/quick-order'

export interface OffPageLinesDialogProps {
  lines: readonly ListedLineView[]
  onRemove: (event: { variantIds: readonly string[] }) => void
  onClose: () => void
}

/** The lines of the order list whose products are not on the page. */
export function OffPageLinesDialog({ lines, onRemove, onClose }: OffPageLinesDialogProps) {
  const t = useWords(quickOrderWords)
  return (
    <Dialog
      open
      size="lg"
      title={t('offPage.title')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            onPress={() => {
              onRemove({ variantIds: lines.map(({ variantId }) => variantId) })
              onClose()
            }}
          >
            {t('offPage.removeAll')}
          </Button>
          <Button onPress={onClose}>{t('offPage.done')}</Button>
        </>
      }
    >
      <p className="pb-2 text-sm text-ink-muted">{t('offPage.prices')}</p>
      <ul role="list">
        {lines.map(({ variantId, title, sku, picture, pieces, total, seen }) => (
          <li key={variantId} className="flex items-center gap-3 border-b border-line py-1.5 text-sm">
            <span className="flex-none *:size-8!">
              <ShelfImage src={picture ?? undefined} alt="" size="thumb" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 block font-medium wrap-anywhere">{title}</span>
              <span className="num block text-xs text-ink-muted">
                {t('offPage.line', { sku: sku ?? t('table.noSku'), date: seen })}
              </span>
            </span>
            <span className="num flex-none text-end">
              <b className="block">{t('offPage.pieces', { pieces })}</b>
              <span className="block text-xs">{total}</span>
            </span>
            <IconButton
              label={t('offPage.remove', { title })}
              icon={<CloseIcon size="sm" />}
              onPress={() => onRemove({ variantIds: [variantId] })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
