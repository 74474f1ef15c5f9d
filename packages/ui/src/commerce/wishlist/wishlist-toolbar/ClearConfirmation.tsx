import { Button } from '../../../components/actions/button'
import { Dialog } from '../../../components/overlays/dialog'
import { useWords } from '../../../words'
import { wishlistWords } from '../../../words/generated/wishlist'

export interface ClearConfirmationProps {
  open: boolean
  /** Number of products that would be removed. */
  count: number
  onClear: () => void
  onCancel: () => void
}

/** Asks before clearing the wishlist, which cannot be undone. */
export function ClearConfirmation({ open, count, onClear, onCancel }: ClearConfirmationProps) {
  const t = useWords(wishlistWords)
  return (
    <Dialog
      open={open}
      title={t('ask.title')}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onPress={onCancel}>
            {t('ask.keep')}
          </Button>
          <Button variant="danger" onPress={onClear}>
            {t('ask.clear')}
          </Button>
        </>
      }
    >
      <p>{t('ask.text', { count })}</p>
    </Dialog>
  )
}
