import type { DeliveryResultView } from '@skafferi/domain/office/views'
import { IconButton } from '../../components/actions/icon-button'
import { CloseIcon } from '../../components/content/icon'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officePasteWords } from '../../words/generated/office-paste'

export interface DeliveryDoneProps {
  delivery: DeliveryResultView
  /** The user closes the notice. */
  onClose: () => void
}

/** A notice that a delivery was added to the stock, and how pieces are taken away again. */
export function DeliveryDone({ delivery: { articles, pieces, served }, onClose }: DeliveryDoneProps) {
  const t = useWords(officePasteWords)
  return (
    <BannerMessage
      announce="polite"
      tone="positive"
      action={<IconButton label={t('close')} icon={<CloseIcon />} onPress={onClose} />}
    >
      {t('done', { articles, pieces, served })} {t('doneUndo')}
    </BannerMessage>
  )
}
