import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
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
export function AddressActions({ failure, ...actions }: AddressActionsProps) {
  return (
    <div className="grid w-full gap-3">
      {failure !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {failure}
        </BannerMessage>
      )}
      {actions.state === 'asking' ? <Question {...actions} /> : <SaveOrCancel {...actions} />}
    </div>
  )
}

type Actions = Omit<AddressActionsProps, 'failure'>

function SaveOrCancel({ formId, state, onLeave }: Actions) {
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

/** Before what was typed is lost. */
function Question({ onDiscard, onKeepEditing }: Actions) {
  const t = useWords(checkoutWords)
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
      <p className="me-auto font-medium max-md:basis-full">{t('dialog.unsaved')}</p>
      <Button variant="danger" onPress={onDiscard}>
        {t('dialog.discard')}
      </Button>
      <Button variant="secondary" autoFocus onPress={onKeepEditing}>
        {t('dialog.keepEditing')}
      </Button>
    </div>
  )
}
