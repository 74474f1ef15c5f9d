import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
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

/** What is wrong before the store is asked. Whether the present one is right, and the new one hard to guess, the store says. */
function findFault({ current, next }: PasswordEntry): PasswordFault | null {
  if (current === '') return { field: 'current', kind: 'empty' }
  if (current.length > passwordLimits.max) return { field: 'current', kind: 'too_long' }
  if (next.length < passwordLimits.min) return { field: 'next', kind: 'short' }
  return next.length > passwordLimits.max ? { field: 'next', kind: 'too_long' } : null
}

/** The form that changes the password of who is signed in. */
export function usePasswordChange(): PasswordForm {
  const shop = useShop()
  const queryClient = useQueryClient()
  const [{ editing, saved, fault }, setDraft] = useState(closed)
  const send = (entry: PasswordEntry) => changePassword(shop, queryClient, entry)
  const { run, busy, problem, reset } = useAction('change_password', send)

  function leave(next: Partial<Draft>) {
    setDraft({ ...closed, ...next })
    reset()
  }

  async function save(entry: PasswordEntry): Promise<boolean> {
    if (busy) return false
    const found = findFault(entry)
    setDraft((now) => ({ ...now, fault: found }))
    if (found) reset()
    const isSaved = found === null && (await run(entry))
    if (isSaved) leave({ saved: true })
    return isSaved
  }

  const rest = saved ? 'saved' : 'idle'
  const [edit, cancel] = [() => leave({ editing: true }), () => leave({})]
  const email = shop.session.getUser() ?? null
  return { editing, email, limits: passwordLimits, fault, state: busy ? 'saving' : rest, problem, edit, save, cancel }
}
