import { useEffect, useId, useRef, useState } from 'react'
import type {
  BulkUploadSource,
  BulkUploadStage,
  BulkUploadView,
  DuplicateChoice,
  OrderColumns,
  OrderFileReading,
  PriceListDownload,
  StoredBulkUpload,
} from '@skafferi/domain/shop/cart/views'
import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Dialog } from '../../../components/overlays/dialog'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { useProblemText } from '../../service/problem-text'
import { ColumnSelects } from '../order-form'
import { BulkActions } from './BulkActions'
import { BulkDuplicates } from './BulkDuplicates'
import { BulkEntry } from './BulkEntry'
import { BulkReport } from './BulkReport'
import { useBulkDraft } from './use-bulk-draft'

export interface BulkUploadDialogProps extends BulkUploadView {
  stage: BulkUploadStage
  /** Input that was typed before, and its storage until it is applied or discarded. */
  draft: FormDraft<StoredBulkUpload>
  /** The download of a file to fill in. */
  priceList: PriceListDownload
  /** Reads the table of a file. */
  onReadFile: (file: File) => Promise<OrderFileReading>
  /** Checks the quantities without changing anything. */
  onPreview: (event: BulkUploadSource) => void
  /** Checks the quantities of the chosen columns. */
  onChooseColumns: (columns: OrderColumns) => void
  /** Back from the preview to the choice of columns. */
  onEditColumns: () => void
  /** Decides how to handle duplicate articles. */
  onResolveDuplicates: (event: { choice: DuplicateChoice }) => void
  /** Applies the checked quantities. */
  onApply: () => void
  /** Back to the text: its report or fault no longer applies. */
  onEdit: () => void
  /** Closes the dialog: after it is done, without input, or when the user discards it. */
  onClose: () => void
}

/**
 * Sets many quantities at once (Specification (shopping) §2, cart page): typed or from a file, checked first, with a
 * report on each row. Open while mounted; keeps the input through every step.
 */
export function BulkUploadDialog(props: BulkUploadDialogProps) {
  const { lineCount, stage, draft: storedDraft, onPreview, onResolveDuplicates, onApply, onEdit, onClose } = props
  const problemText = useProblemText()
  const t = useWords(bulkUploadWords)
  const formId = useId()
  const [confirming, setConfirming] = useState(false)
  const draft = useBulkDraft(lineCount > 0 ? 'positions' : 'lines', storedDraft, props.onReadFile)
  const [reading, setReading] = useState(false)
  const busy = reading || (stage.name !== 'done' && stage.busy)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  async function send() {
    if (busy) return
    setReading(true)
    const source = await draft.readSource()
    if (!isOpen.current) return
    setReading(false)
    if (source) onPreview(source)
  }

  function leave() {
    const applied = stage.name === 'done' && stage.report.success
    if (draft.changed && !applied) {
      setConfirming(!confirming)
    } else {
      discard()
    }
  }

  function discard() {
    storedDraft.discard()
    onClose()
  }

  return (
    <Dialog
      open
      size="lg"
      title={t('title')}
      busy={busy}
      onClose={leave}
      footer={
        <BulkActions
          formId={formId}
          stage={stage}
          reading={reading}
          confirming={confirming}
          onLeave={leave}
          onDiscard={discard}
          onKeepEditing={() => setConfirming(false)}
          onBack={onEdit}
          onApply={onApply}
        />
      }
    >
      {stage.name === 'entry' && (
        <BulkEntry
          formId={formId}
          draft={draft}
          stage={stage}
          lineCount={lineCount}
          quantities={props.quantities}
          maxRows={props.maxRows}
          maxFileBytes={props.maxFileBytes}
          priceList={props.priceList}
          onSend={() => void send()}
          onEdit={onEdit}
        />
      )}
      {stage.name === 'columns' && (
        <div className="grid gap-4">
          <ColumnSelects
            formId={formId}
            columns={stage.columns}
            onChoose={(columns) => {
              if (!busy) props.onChooseColumns(columns)
            }}
          />
          {stage.problem !== null && (
            <BannerMessage tone="critical" announce="assertive">
              {problemText(stage.problem)} {t('unchangedCart')}
            </BannerMessage>
          )}
        </div>
      )}
      {stage.name === 'doubled' && <BulkDuplicates formId={formId} stage={stage} onResolve={onResolveDuplicates} />}
      {(stage.name === 'preview' || stage.name === 'done') && (
        <BulkReport stage={stage} onEditColumns={props.onEditColumns} />
      )}
    </Dialog>
  )
}
