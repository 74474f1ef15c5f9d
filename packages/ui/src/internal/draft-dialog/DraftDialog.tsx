import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '../../components/button'
import { Dialog, type DialogProps } from '../../components/dialog'
import { FormProblem } from '../form-problem'
import { DiscardConfirmation } from './DiscardConfirmation'

export interface DraftDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  /** The form around what is entered. */
  form: RefObject<HTMLFormElement | null>
  /** It is being sent: nothing closes it until that is over. */
  busy: boolean
  /** Something was entered that would be lost. */
  changed: boolean
  /** Why it cannot be sent yet, in words; it can by default. */
  incomplete?: string | null
  /** Why it was not sent, in words; `null` where nothing failed. */
  failure: string | null
  /** What its buttons say, and what would be lost. */
  words: { send: string; sending: string; leave: string; unsaved: string }
  /** What takes the place of the buttons, once it is sent. */
  footer?: ReactNode
  /** Sends what was entered. */
  onSubmit: () => void
  /** Closes it: nothing was entered, or that may be lost. */
  onClose: () => void
}

/**
 * A dialog with a form. It is open for as long as it stands in the page, its buttons are always in sight, and what was
 * typed is never lost without a question.
 */
export function DraftDialog(props: DraftDialogProps) {
  const { form, busy, changed, incomplete = null, failure, words, footer, onSubmit, onClose, ...dialog } = props
  const formId = useId()
  const [asking, setAsking] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && incomplete === null) onSubmit()
  }

  function leave() {
    if (changed) setAsking(!asking)
    else onClose()
  }

  const buttons = (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {incomplete !== null && !busy && (
        <p id={`${formId}-incomplete`} className="me-auto text-xs text-ink-muted max-md:basis-full">
          {incomplete}
        </p>
      )}
      <span className="grid max-md:flex-1">
        <Button variant="secondary" disabled={busy} onPress={leave}>
          {words.leave}
        </Button>
      </span>
      <span className="grid max-md:flex-1">
        <Button
          type="submit"
          form={formId}
          disabled={incomplete !== null && !busy}
          aria-describedby={incomplete === null || busy ? undefined : `${formId}-incomplete`}
          busy={busy}
          busyLabel={words.sending}
        >
          {words.send}
        </Button>
      </span>
    </div>
  )
  const foot = (
    <div className="grid w-full gap-3">
      <FormProblem text={failure} />
      {asking && !busy ? (
        <DiscardConfirmation text={words.unsaved} onDiscard={onClose} onKeepEditing={() => setAsking(false)} />
      ) : (
        buttons
      )}
    </div>
  )
  return (
    <Dialog {...dialog} open busy={busy} footer={footer ?? foot} onClose={leave}>
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        {dialog.children}
      </form>
    </Dialog>
  )
}
