import { Button } from '../../components/button'
import { DraftFoot } from '../../internal/draft-foot'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

/** Props of {@link AddressActions}. */
export interface AddressActionsProps {
  /** The form that Save sends. */
  formId: string
  /** `asking` whether what was typed may be lost. */
  state: 'editing' | 'saving' | 'asking'
  /** Why it was not saved, in words; `null` where nothing failed. */
  failure: string | null
  onLeave: () => void
  onDiscard: () => void
  onKeepEditing: () => void
}

/** The foot of the address dialog, always in sight: why it was not saved, and save and cancel. */
export function AddressActions({ failure, onDiscard, onKeepEditing, ...actions }: AddressActionsProps) {
  const t = useWords(checkoutWords)
  return (
    <DraftFoot
      failure={failure}
      question={actions.state === 'asking' ? t('dialog.unsaved') : null}
      onDiscard={onDiscard}
      onKeepEditing={onKeepEditing}
    >
      <SaveOrCancel {...actions} />
    </DraftFoot>
  )
}

function SaveOrCancel({ formId, state, onLeave }: Pick<AddressActionsProps, 'formId' | 'state' | 'onLeave'>) {
  const t = useWords(checkoutWords)
  return (
    <div className="flex justify-end gap-2 max-md:*:flex-1">
      <Button variant="secondary" disabled={state === 'saving'} onPress={onLeave}>
        {t('dialog.cancel')}
      </Button>
      <Button type="submit" form={formId} busy={state === 'saving'} busyLabel={t('address.saving')}>
        {t('dialog.save')}
      </Button>
    </div>
  )
}
