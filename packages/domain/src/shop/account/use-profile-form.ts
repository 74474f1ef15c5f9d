import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAction } from '../../platform/action'
import { useFormDraft } from '../draft'
import { customerQuery, sessionKeys } from '../session'
import { useShop } from '../shop-context'
import { saveProfile, type ProfileChange } from './account.queries'
import type { ProfileForm } from './account.view'
import * as form from './profile-form'

/**
 * Returns the form that changes name and telephone number. Its draft survives a reload and an expired session. Saving
 * replaces the profile that was displayed when the user began to type. If another tab or device has changed it, the
 * first try is refused, and the second replaces the changed profile.
 */
export function useProfileForm(): ProfileForm {
  const shop = useShop()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...customerQuery(shop), enabled: false })
  const storedDraft = useFormDraft('profile', form.isStoredProfile)
  const restored = useMemo(() => storedDraft.read(), [storedDraft])
  const initial = restored === null ? form.closedForm : { ...form.closedForm, ...restored, editing: true }
  const [changed, setDraft] = useState<form.ProfileProgress | null>(null)
  const draft = changed ?? initial
  const send = (change: ProfileChange) => saveProfile(shop, queryClient, change)
  const { run, busy, problem, reset } = useAction('save_profile', send, { refetchOnUnknown: [sessionKeys.customer] })

  const stored = data ? form.toProfileDraft(data) : form.emptyProfile
  const { editing, validated, saved, value = stored, over = stored } = draft
  const fault = form.findProfileFault(value)
  const isStored = data !== undefined && form.isSameProfile(value, stored)

  function resetTo(next: Partial<form.ProfileProgress>) {
    storedDraft.discard()
    setDraft({ ...form.closedForm, ...next })
    reset()
  }

  async function save(): Promise<boolean> {
    setDraft({ ...draft, validated: true })
    if (fault !== null || !data) return false
    const isSaved = isStored || (await run({ value, replaces: form.toRemoteProfile(problem) ?? over }))
    if (isSaved) resetTo({ saved: true })
    return isSaved
  }

  const settledState = saved ? 'saved' : 'idle'
  const edit = () => resetTo({ editing: true })
  const type: ProfileForm['type'] = (event) => {
    const typed = { over, value: { ...value, ...event } }
    setDraft({ ...draft, ...typed })
    storedDraft.save(typed)
  }
  const state = {
    editing,
    value,
    limits: form.profileLimits,
    fault: validated ? fault : null,
    state: busy ? 'saving' : settledState,
  } as const
  return { ...state, problem: isStored ? null : problem, edit, type, save, cancel: () => resetTo({}) }
}
