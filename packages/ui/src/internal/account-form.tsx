import { useEffect, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import { Button } from '../components/button'
import { FormProblem } from './form-problem'

export interface AccountFormProps {
  /** From {@link useFocusFirstFault}, which is told of a refusal. */
  form: RefObject<HTMLFormElement | null>
  onRefusal: () => void
  /** What is typed shall be saved; resolves to whether it was. */
  onSave: (form: HTMLFormElement) => Promise<boolean>
  onCancel: () => void
  saving: boolean
  /** Why it was not saved, in words; null where it was, or a field says it. */
  problem: string | null
  words: { save: string; saving: string; cancel: string }
  /** The fields. */
  children: ReactNode
}

/** The form of an AccountCard: its first field has the focus at once, and what was typed stays where it is refused. */
export function AccountForm({ form, onRefusal, onSave, onCancel, saving, problem, words, children }: AccountFormProps) {
  // It is opened by who wants to type.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
  }, [form])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!saving && !(await onSave(event.currentTarget))) onRefusal()
  }

  return (
    <form ref={form} noValidate className="grid gap-3 print:hidden" onSubmit={(event) => void submit(event)}>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <FormProblem text={saving ? null : problem} />
    </form>
  )
}
