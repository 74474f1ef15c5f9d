import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { useWords } from '../../words'
import { complaintWords } from '../../words/generated/complaint'
import { useAccountProblemText } from '../account-problem-text'
import { ComplaintAbout } from './ComplaintAbout'
import { ComplaintActions } from './ComplaintActions'
import { ComplaintFields, type ComplaintFieldsProps } from './ComplaintFields'
import { ComplaintSent } from './ComplaintSent'
import type { ComplaintField, ComplaintForm, ComplaintOrder } from './view'

const fields: readonly ComplaintField[] = ['subject', 'type', 'description']

/** Props of {@link ComplaintDialog}. */
export interface ComplaintDialogProps extends ComplaintFieldsProps {
  /** The order that is open, with its own statuses. */
  order: ComplaintOrder
  /** The complaint shall be sent. */
  onSubmit: () => void
  /** It shall go: it was filed, nothing was entered, or that may be lost. */
  onClose: () => void
}

/**
 * Files a complaint about an order (Specification (accounts) §2, complaint modal). It is open for as long as it stands
 * in the page. The first wrong field takes the focus, and what was typed is never lost without a question.
 */
export function ComplaintDialog({ order, onSubmit, onClose, ...fieldsProps }: ComplaintDialogProps) {
  const { form } = fieldsProps
  const t = useWords(complaintWords)
  const problemText = useAccountProblemText()
  const formId = useId()
  const [asking, setAsking] = useState(false)
  const { element, noteSubmit } = useFaultFocus(form)
  const busy = form.status === 'uploading' || form.status === 'submitting'
  const complete = fields.every((field) => form.values[field].trim() !== '')
  const entered = form.pictures.length > 0 || fields.some((field) => form.values[field] !== '')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && complete) {
      noteSubmit()
      onSubmit()
    }
  }

  function leave() {
    if (entered) {
      setAsking(!asking)
    } else {
      onClose()
    }
  }

  const dialog = { open: true, size: 'lg', title: t('title') } as const
  if (form.caseNumber !== null) {
    return (
      <Dialog {...dialog} footer={<CloseButton onPress={onClose} />} onClose={onClose}>
        <div className="grid gap-4">
          <ComplaintAbout order={order} />
          <ComplaintSent caseNumber={form.caseNumber} onElapse={onClose} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...dialog}
      busy={busy}
      onClose={leave}
      footer={
        <ComplaintActions
          formId={formId}
          state={busy ? 'busy' : asking ? 'asking' : complete ? 'ready' : 'incomplete'}
          failure={form.problem && problemText(form.problem)}
          onLeave={leave}
          onDiscard={onClose}
          onKeepEditing={() => setAsking(false)}
        />
      }
    >
      <form ref={element} id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <ComplaintAbout order={order} />
        <ComplaintFields {...fieldsProps} />
      </form>
    </Dialog>
  )
}

/** The one way out once it is filed; it takes the focus that the form had. */
function CloseButton({ onPress }: { onPress: () => void }) {
  const t = useWords(complaintWords)
  return (
    <Button variant="secondary" autoFocus onPress={onPress}>
      {t('close')}
    </Button>
  )
}

/** Gives the focus to the first wrong field, once after each submission that found one. */
function useFaultFocus({ status, faults }: ComplaintForm) {
  const element = useRef<HTMLFormElement>(null)
  const waiting = useRef(false)
  useEffect(() => {
    const wrong = fields.find((field) => faults[field] !== undefined)
    if (!waiting.current || status !== 'editing' || Object.keys(faults).length === 0) {
      return
    }
    waiting.current = false
    const control = wrong
      ? element.current?.elements.namedItem(wrong)
      : element.current?.querySelector('input[type=file]')
    if (control instanceof HTMLElement) {
      control.focus()
    }
  }, [status, faults])
  return {
    element,
    noteSubmit: () => {
      waiting.current = true
    },
  }
}
