import { useEffect, useRef } from 'react'
import type { BulkUploadStage, BulkUploadView, PriceListDownload } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button } from '../../../components/actions/button'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { SegmentedControl } from '../../../components/forms/segmented-control'
import { TextArea } from '../../../components/forms/text-area'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { useProblemText } from '../../service/problem-text'
import { OrderFileField, PriceListButton } from '../order-form'
import type { BulkDraft } from './use-bulk-draft'
import { useFaultText } from './use-skip-reason'

export interface BulkEntryProps extends BulkUploadView {
  /** The id of the form, for the buttons in the dialog's footer. */
  formId: string
  draft: BulkDraft
  stage: Extract<BulkUploadStage, { name: 'entry' }>
  /** The download of a file to fill in. */
  priceList: PriceListDownload
  /** Checks the input. */
  onSend: () => void
  /** The text was edited; its faults no longer apply. */
  onEdit: () => void
}

/** Three formats for quantities; each keeps its input while another is open. */
export function BulkEntry(props: BulkEntryProps) {
  const { formId, draft, stage, lineCount, quantities, maxRows, priceList, onSend, onEdit } = props
  const t = useWords(bulkUploadWords)
  const problemText = useProblemText()
  const { format, texts } = draft
  const faultText = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const error = stage.fault === null ? undefined : faultText(stage.fault)

  useEffect(() => {
    if (stage.fault !== null) {
      form.current?.querySelector<HTMLElement>('textarea, [type=file]')?.focus()
    }
  }, [stage.fault])

  function type({ value }: { value: string }) {
    draft.setText(value)
    onEdit()
  }

  function chooseFile(file: File | null) {
    void draft.chooseFile(file)
    onEdit()
  }

  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {draft.restored && <DraftNotice onStartOver={draft.startOver} />}
      <SegmentedControl
        label={t('way')}
        segments={[
          { value: 'positions', label: t('way.positions'), disabled: lineCount === 0 },
          { value: 'lines', label: t('way.lines') },
          { value: 'table', label: t('way.table') },
        ]}
        value={format}
        onChange={({ value }) => {
          draft.chooseFormat(value)
          onEdit()
        }}
      />
      {format === 'positions' && (
        <div className="grid justify-items-start gap-2 *:w-full">
          <TextArea
            name="positions"
            label={t('positions.label')}
            hint={t('positions.hint', { count: lineCount })}
            error={error}
            length="short"
            spellCheck={false}
            value={texts.positions}
            onChange={type}
          />
          {texts.positions === '' && (
            <span>
              <Button variant="quiet" size="sm" onPress={() => type({ value: quantities })}>
                {t('positions.fill')}
              </Button>
            </span>
          )}
        </div>
      )}
      {format === 'lines' && (
        <TextArea
          name="lines"
          label={t('lines.label')}
          hint={t('lines.hint', { most: maxRows })}
          error={error}
          placeholder={t('lines.example')}
          length="long"
          spellCheck={false}
          value={texts.lines}
          onChange={type}
        />
      )}
      {format === 'table' && (
        <>
          <OrderFileField
            file={draft.file}
            maxBytes={props.maxFileBytes}
            maxRows={maxRows}
            busy={stage.busy}
            error={error}
            onChoose={({ file }) => chooseFile(file)}
            onRemove={() => chooseFile(null)}
          />
          <PriceListButton priceList={priceList} />
        </>
      )}
      {stage.problem !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(stage.problem)} {t('unchangedCart')}
        </BannerMessage>
      )}
    </form>
  )
}
