import { useId, useState } from 'react'
import type { QuickOrderDraft, OrderColumns, PasteColumn, PriceListDownload } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button } from '../../../components/actions/button'
import { Dialog } from '../../../components/overlays/dialog'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { TextArea } from '../../../components/forms/text-area'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'
import { useWords } from '../../../words'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { useProblemText } from '../../service/problem-text'
import { useFaultText } from '../bulk-upload'
import { ColumnSelects, PriceListButton } from '../order-form'
import { PasteRows } from './PasteRows'

export interface PasteDialogProps {
  /** The pasted text; empty if the dialog was opened with the button. */
  text: string
  paste: PasteColumn
  /** The download of a file to fill in. */
  priceList: PriceListDownload
  /** Parses a text; with the columns if the user has chosen them. */
  onRead: (event: { text: string; columns?: OrderColumns }) => void
  onFill: QuickOrderDraft['fillIn']
  onClose: () => void
}

/** Pastes a column: shows a preview, then a button to fill in the quantities. */
export function PasteDialog({ text: pasted, paste, priceList, onRead, onFill, onClose }: PasteDialogProps) {
  const t = useWords(quickOrderWords)
  const problemText = useProblemText()
  const formId = useId()
  const { view, busy, problem, draft, onEdit } = paste
  const { storedValues, restored, clearRestored } = useRestoredDraft(draft)
  const [text, setText] = useState(pasted || storedValues || '')
  usePersistedDraft(draft, text === '' ? null : text)
  const ready = view?.ready ?? 0
  const columns = view?.columns ?? null
  const faultText = useFaultText()

  function leave() {
    draft.discard()
    onClose()
  }

  function fill() {
    onFill({ lines: view?.rows.flatMap(({ line }) => line ?? []) ?? [] })
    leave()
  }

  function type(value: string) {
    setText(value)
    if (view || problem) onEdit()
  }

  return (
    <Dialog
      open
      size="xl"
      title={t('table.paste')}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" onPress={view ? onEdit : leave}>
            {t(view ? 'paste.edit' : 'paste.cancel')}
          </Button>
          {(!view || columns) && (
            <Button type="submit" form={formId} busy={busy} busyLabel={t('paste.checking')}>
              {t('paste.check')}
            </Button>
          )}
          {view && ready > 0 && <Button onPress={fill}>{t('paste.fill', { count: ready })}</Button>}
        </>
      }
    >
      {columns ? (
        <ColumnSelects formId={formId} columns={columns} onChoose={(chosen) => onRead({ text, columns: chosen })} />
      ) : (
        <form
          id={formId}
          noValidate
          className="grid gap-5 md:grid-cols-[14rem_minmax(0,1fr)]"
          onSubmit={(event) => {
            event.preventDefault()
            onRead({ text })
          }}
        >
          {restored && pasted === '' && (
            <div className="md:col-span-2">
              <DraftNotice
                onStartOver={() => {
                  type('')
                  clearRestored()
                }}
              />
            </div>
          )}
          <div className="grid content-start gap-3">
            <TextArea
              label={t('paste.label')}
              hint={t('paste.hint')}
              error={view?.fault ? faultText(view.fault) : undefined}
              length="long"
              spellCheck={false}
              value={text}
              onChange={({ value }) => type(value)}
            />
            <PriceListButton priceList={priceList} sentBack="cells" />
          </div>
          {view && !view.fault && <PasteRows view={view} />}
          {problem && (
            <BannerMessage tone="critical" announce="assertive">
              {problemText(problem)}
            </BannerMessage>
          )}
        </form>
      )}
      {columns && problem && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(problem)}
        </BannerMessage>
      )}
    </Dialog>
  )
}
