import type { StockResultView } from '@skafferi/domain/office/views'
import { CloseIcon } from '../../components/content/icon'
import { IconButton } from '../../components/actions/icon-button'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeStockDialogWords } from '../../words/generated/office-stock-dialog'

export interface StockDoneProps {
  result: StockResultView
  /** The user closes the notice. */
  onClose: () => void
}

/** A notice with the stock after a change, and the pieces that went to waiting orders. */
export function StockDone({ result, onClose }: StockDoneProps) {
  const t = useWords(officeStockDialogWords)
  const { sku, free, served } = result
  return (
    <BannerMessage
      announce="polite"
      tone="positive"
      action={<IconButton label={t('close')} icon={<CloseIcon />} onPress={onClose} />}
    >
      {t('done', { sku, free, served })}
    </BannerMessage>
  )
}
