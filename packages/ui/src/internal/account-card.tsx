import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../components/actions/button'

export interface AccountCardProps {
  title: string
  /** The current values, above the form. */
  children: ReactNode
  /** True if the form is open. */
  editing: boolean
  /** The form. */
  form: ReactNode
  /** Label of the button that opens the form; null while there is nothing to edit yet. */
  editLabel: string | null
  onEdit: () => void
  /** The latest result, announced to screen readers; null if there is none. */
  announcement: string | null
  /** `hidden` leaves the card out of print. Default `shown`. */
  print?: 'shown' | 'hidden'
}

/** A section of the account: the current values, and a form that replaces the button that opens it. */
export function AccountCard({
  title,
  children,
  editing,
  form,
  editLabel,
  onEdit,
  announcement,
  print = 'shown',
}: AccountCardProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  // The focused form is removed when it closes, so the focus returns to the button.
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])

  return (
    <section
      data-paper={print}
      className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5 print:data-[paper=hidden]:hidden"
    >
      <h2>{title}</h2>
      {children}
      {editing && form}
      {!editing && editLabel !== null && (
        <div className="print:hidden">
          <Button ref={button} variant="secondary" size="sm" onPress={onEdit}>
            {editLabel}
          </Button>
        </div>
      )}
      <div aria-live="polite" className="-mt-3 text-xs text-ink-muted print:hidden">
        {announcement !== null && <p className="mt-3">{announcement}</p>}
      </div>
    </section>
  )
}
