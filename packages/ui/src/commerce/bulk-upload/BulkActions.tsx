import type { BulkUploadStage } from '@skafferi/domain/cart/views'
import { Button } from '../../components/button'
import { DiscardConfirmation } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { bulkUploadWords } from '../../words/generated/bulk-upload'

export interface BulkActionsProps {
  /** The form that Check and Continue send. */
  formId: string
  stage: BulkUploadStage
  /** Asks whether the input can be discarded. */
  asking: boolean
  onLeave: () => void
  onDiscard: () => void
  onKeepEditing: () => void
  /** Back to the text. */
  onBack: () => void
  onApply: () => void
}

/** The foot of the bulk upload: one filled button, the next step. */
export function BulkActions({ formId, stage, asking, ...on }: BulkActionsProps) {
  const t = useWords(bulkUploadWords)
  if (asking) {
    return <DiscardConfirmation text={t('unsaved')} onDiscard={on.onDiscard} onKeepEditing={on.onKeepEditing} />
  }
  if (stage.name === 'entry') {
    return (
      <>
        <Button key="cancel" variant="secondary" disabled={stage.busy} onPress={on.onLeave}>
          {t('cancel')}
        </Button>
        <Button key="check" type="submit" form={formId} busy={stage.busy} busyLabel={t('checking')}>
          {t('check')}
        </Button>
      </>
    )
  }
  if (stage.name === 'doubled') {
    return (
      <>
        <Button key="back" variant="secondary" disabled={stage.busy} onPress={on.onBack}>
          {t('back')}
        </Button>
        <Button key="continue" type="submit" form={formId} busy={stage.busy} busyLabel={t('checking')}>
          {t('continue')}
        </Button>
      </>
    )
  }
  const { changed, success } = stage.report
  if (stage.name === 'done') {
    return success ? (
      <Button key="done" onPress={on.onDiscard}>
        {t('close')}
      </Button>
    ) : (
      <Button key="back" variant="secondary" onPress={on.onBack}>
        {t('back')}
      </Button>
    )
  }
  return (
    <>
      <Button key="back" variant="secondary" disabled={stage.busy} onPress={on.onBack}>
        {t('back')}
      </Button>
      {changed > 0 && (
        <Button key="apply" busy={stage.busy} busyLabel={t('applying')} onPress={on.onApply}>
          {t('apply', { count: changed })}
        </Button>
      )}
    </>
  )
}
