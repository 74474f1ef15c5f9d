import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'

export interface FormPageProps {
  /** What is changed here ("Sältan Salt Liquorice Fish"): the form's name. */
  label: string
  /** FormSections. */
  children: ReactNode
  /** What stands beside the form on a desk and below it on a narrow screen: a preview, what happens with it. */
  aside?: ReactNode
  /** The SaveBar. */
  bar: ReactNode
  /** Something was changed that is not saved: the browser asks before the page is left. */
  changed: boolean
  /** Save was pressed, Enter in a field, or Ctrl and S anywhere on the page. */
  onSave: () => void
}

/** Asks before the window is closed or loaded anew. What leads elsewhere within the app is the app's to hold. */
function useHeldPage(held: boolean): void {
  useEffect(() => {
    if (!held) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [held])
}

/** Listens to Ctrl and S (on a Mac, Command and S) wherever the focus is, unless a dialog is open. */
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

/** A page that is one form: sections, something beside it, and a bar at the foot of the window that says what is not saved. */
export function FormPage({ label, children, aside, bar, changed, onSave }: FormPageProps) {
  useHeldPage(changed)
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
            : 'grid items-start gap-8 pb-6 xl:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]'
        }
      >
        <div className="min-w-0">{children}</div>
        {aside !== undefined && <aside className="grid min-w-0 gap-3 py-5 xl:sticky xl:top-16">{aside}</aside>}
      </div>
      {bar}
    </form>
  )
}
