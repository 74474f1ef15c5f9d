import { useState } from 'react'
import { useOffice } from '../office-context'
import { useOperator } from '../use-operator'

/**
 * The draft of an answer or a note, stored in the tab until it is sent, so that it survives navigation and reloads.
 * @param form the text and its subject: "answer compl_1"
 */
export function useAnswerDraft(form: string): [text: string, change: (text: string) => void] {
  const { drafts } = useOffice()
  const { operator } = useOperator()
  const owner = operator?.id ?? ''
  const [typed, setTyped] = useState<{ form: string; text: string }>({ form, text: drafts.read(owner, form) })
  // The subject has changed: read its own draft.
  const current = typed.form === form ? typed : { form, text: drafts.read(owner, form) }
  function change(text: string) {
    drafts.save(owner, form, text)
    setTyped({ form, text })
  }
  return [current.text, change]
}
