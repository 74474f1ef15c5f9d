import { cva } from 'class-variance-authority'
import { ChatIcon } from '../../../components/content/icon'
import { IconButton } from '../../../components/actions/icon-button'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

export interface NoteButtonProps {
  /** The id of the product's name, which makes the button's label unique. */
  titleId: string
  /** In a list of cards: visible only on hover or focus if there is a mouse. Default `false`. */
  showOnHover?: boolean
  /** Opens the dialog for variant and note. */
  onPress: () => void
}

const styles = cva('absolute end-1 top-12 grid', {
  variants: {
    showOnHover: {
      true: [
        'transition-opacity pointer-fine:opacity-0',
        'pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
      ],
      false: '',
    },
  },
})

/** Saves with a note; below the wishlist button. */
export function NoteButton({ titleId, showOnHover = false, onPress }: NoteButtonProps) {
  const t = useWords(cardWords)
  return (
    <span className={styles({ showOnHover })}>
      <IconButton
        label={t('saveWithNote')}
        icon={<ChatIcon size="sm" />}
        aria-haspopup="dialog"
        aria-describedby={titleId}
        onPress={onPress}
      />
    </span>
  )
}
