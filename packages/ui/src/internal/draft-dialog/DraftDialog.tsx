import { cva } from 'class-variance-authority'
import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '../../components/actions/button'
import { Dialog, type DialogProps } from '../../components/overlays/dialog'
import { FormProblem } from '../form-problem'
import { DiscardConfirmation } from './DiscardConfirmation'

const incompleteStyles = cva('me-auto text-xs text-ink-muted max-md:basis-full', {
  variants: { shown: { true: '', false: 'invisible' } },
})

export interface DraftDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  /** Ref of the form around the fields. */
  form: RefObject<HTMLFormElement | null>
  /** True while the form is being sent; the dialog cannot be closed then. */
  busy: boolean
  /** True if the form has unsaved input. */
  changed: boolean
  /** Why the form cannot be sent yet. Default null: it can. */
  incomplete?: string | null
  /** True if that is no news before the first input, and is shown after it. False by default. */
  reasonAfterInput?: boolean
  /** Why sending failed; null if it did not. */
  failure: string | null
  /** Button labels, and the text that says what would be lost. */
  words: { send: string; sending: string; leave: string; unsaved: string }
  /** Replaces the buttons once the form has been sent. */
  footer?: ReactNode
  /** Sends the form. */
  onSubmit: () => void
  /** Closes the dialog: nothing was entered, or the user discarded it. */
  onClose: () => void
}

/**
 * A dialog with a form. It is open while it is mounted, its buttons stay visible, and it asks before unsaved input is
 * discarded.
 */
export function DraftDialog(props: DraftDialogProps) {
  const {
    form,
    busy,
    changed,
    incomplete = null,
    reasonAfterInput = false,
    failure,
    words,
    footer,
    onSubmit,
    onClose,
    ...dialog
  } = props
  const formId = useId()
  const [isConfirming, setIsConfirming] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && incomplete === null) onSubmit()
  }

  function leave() {
    if (changed) setIsConfirming(!isConfirming)
    else onClose()
  }

  const buttons = (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {incomplete !== null && !busy && (
        // Its room stays while it is hidden, and screen readers hear it at the button.
        <p id={`${formId}-incomplete`} className={incompleteStyles({ shown: changed || !reasonAfterInput })}>
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
  const defaultFooter = (
    <div className="grid w-full gap-3">
      <FormProblem text={failure} />
      {isConfirming && !busy ? (
        <DiscardConfirmation text={words.unsaved} onDiscard={onClose} onKeepEditing={() => setIsConfirming(false)} />
      ) : (
        buttons
      )}
    </div>
  )
  return (
    <Dialog {...dialog} open busy={busy} footer={footer ?? defaultFooter} onClose={leave}>
      <form ref={form} id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {dialog.children}
      </form>
    </Dialog>
  )
}
