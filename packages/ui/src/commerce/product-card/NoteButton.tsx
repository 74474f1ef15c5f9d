import { cva } from 'class-variance-authority'
import { ChatIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

export interface NoteButtonProps {
  /** The element that names the product, which makes the button's label unique. */
  titleId: string
  /** Among many cards a mouse sees it on the one it is over; the keyboard and a finger always reach it. Default `false`. */
  isOneOfMany?: boolean
  /** Opens the dialog in which variant and note are given. */
  onPress: () => void
}

const styles = cva('absolute end-1 top-12 grid', {
  variants: {
    isOneOfMany: {
      true: [
        'transition-opacity pointer-fine:opacity-0',
        'pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
      ],
      false: '',
    },
  },
})

/** Saves with a note, under the heart. */
export function NoteButton({ titleId, isOneOfMany = false, onPress }: NoteButtonProps) {
  const t = useWords(catalogWords)
  return (
    <span className={styles({ isOneOfMany })}>
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
