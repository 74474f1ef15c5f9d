import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { formsWords } from '../../words/generated/forms'

export interface DiscardConfirmationProps {
  /** Text that says what would be lost. */
  text: string
  /** The user discards the input. */
  onDiscard: () => void
  /** The user continues editing. */
  onKeepEditing: () => void
}

/** Asks before unsaved input is discarded; replaces the dialog's buttons. */
export function DiscardConfirmation({ text, onDiscard, onKeepEditing }: DiscardConfirmationProps) {
  const t = useWords(formsWords)
  return (
    <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-2">
      <p className="me-auto font-medium max-md:basis-full">{text}</p>
      <Button variant="danger" onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button variant="secondary" autoFocus onPress={onKeepEditing}>
        {t('keepEditing')}
      </Button>
    </div>
  )
}
