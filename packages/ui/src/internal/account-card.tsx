import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../components/button'

export interface AccountCardProps {
  title: string
  /** What is known so far, above the form. */
  children: ReactNode
  /** The form is open. */
  editing: boolean
  /** The form. */
  form: ReactNode
  /** What the button says that opens it; null while there is nothing to change yet. */
  change: string | null
  onEdit: () => void
  /** What has been done, read out; null where nothing has. */
  news: string | null
  /** `hidden` where paper has no use for it; `shown` by default. */
  paper?: 'shown' | 'hidden'
}

/** A part of the account: what is known, and the form that changes it in the place of the button that opens it. */
export function AccountCard({
  title,
  children,
  editing,
  form,
  change,
  onEdit,
  news,
  paper = 'shown',
}: AccountCardProps) {
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(editing)
  // The form that had the focus goes away with it.
  useEffect(() => {
    if (shown.current && !editing) button.current?.focus()
    shown.current = editing
  }, [editing])

  return (
    <section
      data-paper={paper}
      className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5 print:data-[paper=hidden]:hidden"
    >
      <h2>{title}</h2>
      {children}
      {editing && form}
      {!editing && change !== null && (
        <div className="print:hidden">
          <Button ref={button} variant="secondary" size="sm" onPress={onEdit}>
            {change}
          </Button>
        </div>
      )}
      <div aria-live="polite" className="-mt-3 text-xs text-ink-muted print:hidden">
        {news !== null && <p className="mt-3">{news}</p>}
      </div>
    </section>
  )
}
