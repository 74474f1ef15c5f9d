import { useId, type FormEvent, type ReactNode } from 'react'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { SideSheet } from '../../components/overlays/side-sheet'
import { TextArea } from '../../components/forms/text-area'
import { useWords } from '../../words'
import { officeSheetWords } from '../../words/generated/office-sheet'

/** The contract's limit of a message to the buyer in characters. */
const MAX_REASON_LENGTH = 500

interface OrderSheetProps {
  title: string
  /** Beside the buttons: what is sent, or who is notified. */
  summary: ReactNode
  /** The label of the button that sends, and while it is sending. */
  send: string
  sending: string
  /** What is missing or wrong, so that it cannot be sent; `null` if it can. */
  missing: string | null
  busy: boolean
  /** True if there is unsaved input. */
  changed: boolean
  /** Text of a failure that is not shown at a field; `null` otherwise. */
  problem: string | null
  onSend: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A sheet with a form about an order. The button that cannot be pressed says why. */
export function OrderSheet(props: OrderSheetProps) {
  const { title, summary, send, sending, missing, busy, changed, problem, onSend, onClose, children } = props
  const t = useWords(officeSheetWords)
  const formId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && missing === null) onSend()
  }

  return (
    <SideSheet
      open
      title={title}
      busy={busy}
      changed={changed}
      summary={
        <>
          {summary}
          {missing !== null && !busy && <span className="block font-medium text-caution">{missing}</span>}
        </>
      }
      actions={
        <>
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={missing !== null && !busy} busy={busy} busyLabel={sending}>
            {send}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {problem !== null && (
          <BannerMessage tone="critical" announce="assertive">
            {problem}
          </BannerMessage>
        )}
        {children}
      </form>
    </SideSheet>
  )
}

interface ReasonFieldProps {
  /** What the message is for. */
  hint: string
  value: string
  onChange: (text: string) => void
}

/** The message to the buyer. */
export function ReasonField({ hint, value, onChange }: ReasonFieldProps) {
  const t = useWords(officeSheetWords)
  return (
    <TextArea
      label={t('reason')}
      name="reason"
      length="short"
      hint={hint}
      maxLength={MAX_REASON_LENGTH}
      value={value}
      onChange={(event) => onChange(event.value)}
    />
  )
}

/** Returns what is wrong with a message to the buyer; `null` if nothing is. */
export function useReasonFault(): (reason: string) => string | null {
  const t = useWords(officeSheetWords)
  return (reason) =>
    reason.trim() === '' ? t('reason.missing') : reason.length > MAX_REASON_LENGTH ? t('reason.long') : null
}
