import { useEffect, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import { Button } from '../components/actions/button'
import { FormProblem } from './form-problem'

export interface AccountFormProps {
  /** From {@link useFocusFirstFault}; call `onRefusal` when a submission is rejected. */
  form: RefObject<HTMLFormElement | null>
  onRefusal: () => void
  /** Saves the form; resolves to true if it was saved. */
  onSave: (form: HTMLFormElement) => Promise<boolean>
  onCancel: () => void
  saving: boolean
  /** Why saving failed; null if it did not, or if a field shows the reason. */
  problem: string | null
  words: { save: string; saving: string; cancel: string }
  /** The fields. */
  children: ReactNode
}

/** The form of an AccountCard. Its first field is focused when it opens, and its values stay if saving fails. */
export function AccountForm({ form, onRefusal, onSave, onCancel, saving, problem, words, children }: AccountFormProps) {
  // The user opened the form to edit it.
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
