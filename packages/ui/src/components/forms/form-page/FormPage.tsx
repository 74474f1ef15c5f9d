import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useUnloadWarning } from '../../../internal/use-unload-warning'

export interface FormPageProps {
  /** The form's accessible name ("Sältan Salt Liquorice Fish"). */
  label: string
  /** FormSections. */
  children: ReactNode
  /** Content beside the form on a desktop and below it on a narrow screen: a preview, the activity. */
  aside?: ReactNode
  /** The SaveBar. */
  bar: ReactNode
  /** True if there are unsaved changes; the browser then asks before the page is unloaded. */
  changed: boolean
  /** Save was pressed, Enter in a field, or Ctrl+S anywhere on the page. */
  onSave: () => void
}

/** Handles Ctrl+S (on a Mac, Command+S) wherever the focus is, unless a dialog is open. */
function useSaveKey(onSave: () => void): void {
  const save = useRef(onSave)
  useEffect(() => {
    save.current = onSave
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSave =
        event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || document.querySelector('dialog:modal')) return
      event.preventDefault()
      save.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** A page with one form: sections, content beside them, and a sticky bar that shows unsaved changes. */
export function FormPage({ label, children, aside, bar, changed, onSave }: FormPageProps) {
  useUnloadWarning(changed)
  useSaveKey(onSave)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSave()
  }

  return (
    <form aria-label={label} noValidate onSubmit={submit}>
      <div
        className={
          aside === undefined
            ? 'pb-6'
            : 'grid items-start gap-8 pb-6 xl:grid-cols-[minmax(0,1fr)_20rem] ' +
              'min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]'
        }
      >
        <div className="min-w-0">{children}</div>
        {aside !== undefined && <aside className="grid min-w-0 gap-3 py-5 xl:sticky xl:top-16">{aside}</aside>}
      </div>
      {bar}
    </form>
  )
}
