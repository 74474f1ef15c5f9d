import { useState } from 'react'
import { useOffice } from './office-context'
import { useOperator } from './use-operator'

/**
 * What somebody types about one thing, kept in this tab until it is sent: neither Back nor a reload loses it.
 * @param form which text, with what it is about: "answer compl_1"
 */
export function useAnswerDraft(form: string): [text: string, change: (text: string) => void] {
  const { drafts } = useOffice()
  const { operator } = useOperator()
  const owner = operator?.id ?? ''
  const [typed, setTyped] = useState<{ form: string; text: string }>({ form, text: drafts.read(owner, form) })
  // Another thing is looked at: its own text stands there.
  const current = typed.form === form ? typed : { form, text: drafts.read(owner, form) }
  function change(text: string) {
    drafts.keep(owner, form, text)
    setTyped({ form, text })
  }
  return [current.text, change]
}
