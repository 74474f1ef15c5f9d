import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { passwordLimits } from '../password-reset'
import { useShop } from '../shop-context'
import { changePassword } from './account.queries'
import type { PasswordEntry, PasswordFault, PasswordForm } from './account.view'

interface Draft {
  editing: boolean
  saved: boolean
  fault: PasswordFault | null
}

const closed: Draft = { editing: false, saved: false, fault: null }

/** Validates the lengths. The store checks the current password and the strength of the new one. */
function findFault({ current, next }: PasswordEntry): PasswordFault | null {
  if (current === '') return { field: 'current', kind: 'empty' }
  if (current.length > passwordLimits.max) return { field: 'current', kind: 'too_long' }
  if (next.length < passwordLimits.min) return { field: 'next', kind: 'short' }
  return next.length > passwordLimits.max ? { field: 'next', kind: 'too_long' } : null
}

/** Returns the form that changes the password of the signed-in customer. */
export function usePasswordChange(): PasswordForm {
  const shop = useShop()
  const queryClient = useQueryClient()
  const [{ editing, saved, fault }, setDraft] = useState(closed)
  const send = (entry: PasswordEntry) => changePassword(shop, queryClient, entry)
  const { run, busy, problem, reset } = useAction('change_password', send)

  function resetTo(next: Partial<Draft>) {
    setDraft({ ...closed, ...next })
    reset()
  }

  async function save(entry: PasswordEntry): Promise<boolean> {
    if (busy) return false
    const newFault = findFault(entry)
    setDraft((previous) => ({ ...previous, fault: newFault }))
    if (newFault) reset()
    const isSaved = newFault === null && (await run(entry))
    if (isSaved) resetTo({ saved: true })
    return isSaved
  }

  const settledState = saved ? 'saved' : 'idle'
  const [edit, cancel] = [() => resetTo({ editing: true }), () => resetTo({})]
  const email = shop.session.getUser() ?? null
  return {
    editing,
    email,
    limits: passwordLimits,
    fault,
    state: busy ? 'saving' : settledState,
    problem,
    edit,
    save,
    cancel,
  }
}
