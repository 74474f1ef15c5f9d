import { Button } from '../../components/button'
import { useWords } from '../../words'
import { formsWords } from '../../words/generated/forms'

export interface DiscardConfirmationProps {
  /** What would be lost, in words. */
  text: string
  /** What was typed may be lost. */
  onDiscard: () => void
  /** It may not. */
  onKeepEditing: () => void
}

/** Asks before unsaved input is lost; replaces the dialog's buttons. */
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
