import { Button } from '../../components/button'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

/** Props of {@link AddressActions}. */
export interface AddressActionsProps {
  /** The form that Save sends. */
  formId: string
  /** `asking` whether what was typed may be lost. */
  state: 'editing' | 'saving' | 'asking'
  onLeave: () => void
  onDiscard: () => void
  onKeepEditing: () => void
}

/** The foot of the address dialog: save and cancel, or the question before what was typed is lost. */
export function AddressActions({ formId, state, onLeave, onDiscard, onKeepEditing }: AddressActionsProps) {
  const t = useWords(checkoutWords)
  if (state === 'asking') {
    return (
      <div role="alert" className="flex flex-1 flex-wrap items-center justify-end gap-2">
        <p className="me-auto font-medium">{t('dialog.unsaved')}</p>
        <Button variant="danger" onPress={onDiscard}>
          {t('dialog.discard')}
        </Button>
        <Button variant="secondary" autoFocus onPress={onKeepEditing}>
          {t('dialog.keepEditing')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <Button variant="secondary" disabled={state === 'saving'} onPress={onLeave}>
        {t('dialog.cancel')}
      </Button>
      <Button type="submit" form={formId} busy={state === 'saving'} busyLabel={t('address.saving')}>
        {t('dialog.save')}
      </Button>
    </>
  )
}
