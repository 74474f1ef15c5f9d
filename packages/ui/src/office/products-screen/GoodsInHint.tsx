import { Button } from '../../components/actions/button'
import { IconButton } from '../../components/actions/icon-button'
import { CloseIcon } from '../../components/content/icon'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeProductsWords } from '../../words/generated/office-products'

export interface GoodsInHintProps {
  /** The user adds goods of several articles at once. */
  onSeveral: () => void
  /** The user closes the hint. */
  onClose: () => void
}

/** How goods that came in are booked in the product list. */
export function GoodsInHint({ onSeveral, onClose }: GoodsInHintProps) {
  const t = useWords(officeProductsWords)
  return (
    <BannerMessage
      announce="polite"
      action={
        <div className="flex items-center gap-2">
          <Button size="sm" variant="secondary" onPress={onSeveral}>
            {t('goodsIn.several')}
          </Button>
          <IconButton label={t('goodsIn.hintClose')} icon={<CloseIcon />} onPress={onClose} />
        </div>
      }
    >
      {t('goodsIn.hint')}
    </BannerMessage>
  )
}
