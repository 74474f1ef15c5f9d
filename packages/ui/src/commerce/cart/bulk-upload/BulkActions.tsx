import type { BulkUploadStage } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { DiscardConfirmation } from '../../../internal/draft-dialog'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'

export interface BulkActionsProps {
  /** The id of the form that Check and Continue submit. */
  formId: string
  stage: BulkUploadStage
  /** True while it waits for the file to be read before the check. */
  reading: boolean
  /** True while it asks for confirmation before discarding the input. */
  confirming: boolean
  onLeave: () => void
  onDiscard: () => void
  onKeepEditing: () => void
  /** Back to the text. */
  onBack: () => void
  onApply: () => void
}

/** The footer of the bulk upload: one primary button for the next step. */
export function BulkActions({ formId, stage, reading, confirming, ...handlers }: BulkActionsProps) {
  const t = useWords(bulkUploadWords)
  if (confirming) {
    return (
      <DiscardConfirmation text={t('unsaved')} onDiscard={handlers.onDiscard} onKeepEditing={handlers.onKeepEditing} />
    )
  }
  if (stage.name === 'entry') {
    return (
      <>
        <Button key="cancel" variant="secondary" disabled={stage.busy} onPress={handlers.onLeave}>
          {t('cancel')}
        </Button>
        <Button key="check" type="submit" form={formId} busy={stage.busy || reading} busyLabel={t('checking')}>
          {t('check')}
        </Button>
      </>
    )
  }
  if (stage.name === 'columns' || stage.name === 'doubled') {
    return (
      <>
        <Button key="back" variant="secondary" disabled={stage.busy} onPress={handlers.onBack}>
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
      <Button key="done" onPress={handlers.onDiscard}>
        {t('close')}
      </Button>
    ) : (
      <Button key="back" variant="secondary" onPress={handlers.onBack}>
        {t('back')}
      </Button>
    )
  }
  return (
    <>
      <Button key="back" variant="secondary" disabled={stage.busy} onPress={handlers.onBack}>
        {t('back')}
      </Button>
      {changed > 0 && (
        <Button key="apply" busy={stage.busy} busyLabel={t('applying')} onPress={handlers.onApply}>
          {t('apply', { count: changed })}
        </Button>
      )}
    </>
  )
}
