import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { useWords } from '../../words'
import { wishlistWords } from '../../words/generated/wishlist'

export interface ClearConfirmationProps {
  open: boolean
  /** How many products would go. */
  count: number
  onClear: () => void
  onKeep: () => void
}

/** Asks before clearing the wishlist, which cannot be undone. */
export function ClearConfirmation({ open, count, onClear, onKeep }: ClearConfirmationProps) {
  const t = useWords(wishlistWords)
  return (
    <Dialog
      open={open}
      title={t('ask.title')}
      onClose={onKeep}
      footer={
        <>
          <Button variant="secondary" onPress={onKeep}>
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
