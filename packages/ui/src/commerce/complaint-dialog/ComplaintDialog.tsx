import type { ComplaintField, ComplaintOrderView, ComplaintView } from '@skafferi/domain/complaints/views'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button'
import { DraftNotice } from '../../components/draft-notice'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { complaintWords } from '../../words/generated/complaint'
import { useAccountProblemText } from '../account-problem-text'
import { ComplaintOrder } from './ComplaintOrder'
import { ComplaintFields, type ComplaintFieldsProps } from './ComplaintFields'
import { ComplaintSent } from './ComplaintSent'

const fields: readonly ComplaintField[] = ['subject', 'type', 'description']

export interface ComplaintDialogProps extends ComplaintFieldsProps {
  /** The order that is open, with its own statuses. */
  order: ComplaintOrderView
  /** Resets the form's input. */
  onStartOver: () => void
  /** Sends the complaint. */
  onSubmit: () => void
  /** Closes the dialog: after filing, without input, or when the user discards it. */
  onClose: () => void
}

/**
 * Files a complaint about an order (Specification (accounts) §2, complaint modal). Open while mounted. The first
 * invalid field is focused, and unsaved input is never discarded without a question.
 */
export function ComplaintDialog({ order, onStartOver, onSubmit, onClose, ...fieldsProps }: ComplaintDialogProps) {
  const { form } = fieldsProps
  const t = useWords(complaintWords)
  const problemText = useAccountProblemText()
  const { element, noteSubmit } = useComplaintFocus(form)
  const busy = form.status === 'uploading' || form.status === 'submitting'
  const complete = fields.every((field) => form.values[field].trim() !== '')
  const hasPictures = form.pictures.length > 0 || form.lostPictures.length > 0
  const namesLines = form.lines.some(({ chosen }) => chosen)
  const entered = hasPictures || namesLines || fields.some((field) => form.values[field] !== '')

  return (
    <DraftDialog
      form={element}
      size="lg"
      title={t('title')}
      busy={busy}
      changed={entered}
      incomplete={complete ? null : t('incomplete')}
      failure={form.problem && problemText(form.problem)}
      words={{ send: t('submit'), sending: t('submitting'), leave: t('close'), unsaved: t('unsaved') }}
      footer={form.caseNumber === null ? undefined : <CloseButton onPress={onClose} />}
      onSubmit={() => {
        noteSubmit()
        onSubmit()
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ComplaintOrder order={order} />
        {form.caseNumber === null ? (
          <>
            {form.restored && <DraftNotice lostFiles={form.lostPictures} onStartOver={onStartOver} />}
            <ComplaintFields {...fieldsProps} />
          </>
        ) : (
          <ComplaintSent caseNumber={form.caseNumber} onElapse={onClose} />
        )}
      </div>
    </DraftDialog>
  )
}

/** The only button after filing; it gets the focus of the form. */
function CloseButton({ onPress }: { onPress: () => void }) {
  const t = useWords(complaintWords)
  return (
    <Button variant="secondary" autoFocus onPress={onPress}>
      {t('close')}
    </Button>
  )
}

/** Gives the focus to the first wrong field, once after each submission that found one. */
function useComplaintFocus({ status, faults, wrongLineId }: ComplaintView) {
  const element = useRef<HTMLFormElement>(null)
  const waiting = useRef(false)
  useEffect(() => {
    const wrong = fields.find((field) => faults[field] !== undefined)
    if (!waiting.current || status !== 'editing' || Object.keys(faults).length === 0) {
      return
    }
    waiting.current = false
    const line = faults.lines && `[data-item="${CSS.escape(wrongLineId ?? '')}"] [inputmode]`
    const control = wrong
      ? element.current?.elements.namedItem(wrong)
      : element.current?.querySelector(line ?? 'input[type=file]')
    if (control instanceof HTMLElement) {
      const folded = control.closest('details')
      if (folded) folded.open = true
      // A quantity reports its fault on validation.
      if (control instanceof HTMLInputElement) control.checkValidity()
      control.focus()
    }
  }, [status, faults, wrongLineId])
  return {
    element,
    noteSubmit: () => {
      waiting.current = true
    },
  }
}
