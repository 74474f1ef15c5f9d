import type { ComplaintField, ComplaintOrderView, ComplaintView } from '@skafferi/domain/shop/complaints/views'
import { useEffect, useRef, useEffectEvent } from 'react'
import { Button } from '../../../components/actions/button'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { DraftDialog } from '../../../internal/draft-dialog'
import { useWords } from '../../../words'
import { complaintWords } from '../../../words/generated/complaint'
import { useAccountProblemText } from '../../account/account-problem-text'
import { ComplaintFields, type ComplaintFieldsProps } from './ComplaintFields'
import { ShelfImage } from '../../../components/content/shelf-image'
import { NamedOrderStatus } from '../order-status'
import { BannerMessage } from '../../../components/feedback/banner-message'

/** Milliseconds until the dialog closes automatically (Specification (accounts) §4, §9). */
const CLOSE_DELAY = 2000

interface ComplaintSentProps {
  /** The case number. */
  caseNumber: string
  /** The delay has passed: closes the dialog. */
  onElapse: () => void
}

/**
 * Confirms that the complaint was filed, with its case number. Closes automatically; the page also shows the number.
 */
function ComplaintSent({ caseNumber, onElapse }: ComplaintSentProps) {
  const t = useWords(complaintWords)
  const elapse = useEffectEvent(onElapse)
  useEffect(() => {
    const timer = setTimeout(() => elapse(), CLOSE_DELAY)
    return () => clearTimeout(timer)
  }, [])

  return (
    <BannerMessage tone="positive" announce="assertive">
      <p className="font-medium">{t('sent')}</p>
      <p className="num">{t('caseNumber', { number: caseNumber })}</p>
    </BannerMessage>
  )
}

interface ComplaintOrderProps {
  order: ComplaintOrderView
}

/** The order of the complaint: its first product, number, date and statuses. */
function ComplaintOrder({ order }: ComplaintOrderProps) {
  const t = useWords(complaintWords)
  const { title, picture, displayId, date, status, fulfillment, payment } = order
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
      <span className="flex min-w-60 flex-1 items-center gap-3">
        <ShelfImage src={picture.src ?? undefined} alt="" size="thumb" />
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{title}</span>
          <span className="num text-xs text-ink-muted">{t('about', { number: displayId, date })}</span>
        </span>
      </span>
      <span className="flex max-w-full min-w-0 flex-wrap gap-x-4 gap-y-2 overflow-hidden">
        <NamedOrderStatus kind="order" status={status} />
        <NamedOrderStatus kind="fulfillment" status={fulfillment} />
        <NamedOrderStatus kind="payment" status={payment} />
      </span>
    </div>
  )
}

const fields: readonly ComplaintField[] = ['subject', 'type', 'description']

export interface ComplaintDialogProps extends ComplaintFieldsProps {
  /** The order that the complaint is about, with its statuses. */
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
  const { element, markSubmitted } = useComplaintFocus(form)
  const busy = form.status === 'uploading' || form.status === 'submitting'
  const isComplete = fields.every((field) => form.values[field].trim() !== '')
  const hasPictures = form.pictures.length > 0 || form.lostPictures.length > 0
  const hasChosenLines = form.lines.some(({ chosen }) => chosen)
  const hasInput = hasPictures || hasChosenLines || fields.some((field) => form.values[field] !== '')

  return (
    <DraftDialog
      form={element}
      size="lg"
      title={t('title')}
      busy={busy}
      changed={hasInput}
      incomplete={isComplete ? null : t('incomplete')}
      reasonAfterInput
      failure={form.problem && problemText(form.problem)}
      words={{ send: t('submit'), sending: t('submitting'), leave: t('close'), unsaved: t('unsaved') }}
      footer={form.caseNumber === null ? undefined : <CloseButton onPress={onClose} />}
      onSubmit={() => {
        markSubmitted()
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

/** Focuses the first invalid field, once after each refused submission. */
function useComplaintFocus({ status, faults, invalidLineId }: ComplaintView) {
  const element = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)
  useEffect(() => {
    const invalidField = fields.find((field) => faults[field] !== undefined)
    if (!submitted.current || status !== 'editing' || Object.keys(faults).length === 0) {
      return
    }
    submitted.current = false
    const line = faults.lines && `[data-item="${CSS.escape(invalidLineId ?? '')}"] [inputmode]`
    const control = invalidField
      ? element.current?.elements.namedItem(invalidField)
      : element.current?.querySelector(line ?? 'input[type=file]')
    if (control instanceof HTMLElement) {
      const details = control.closest('details')
      if (details) details.open = true
      // A quantity reports its fault on validation.
      if (control instanceof HTMLInputElement) control.checkValidity()
      control.focus()
    }
  }, [status, faults, invalidLineId])
  return {
    element,
    markSubmitted: () => {
      submitted.current = true
    },
  }
}
