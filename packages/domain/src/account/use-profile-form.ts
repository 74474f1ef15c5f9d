import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAction } from '../action'
import { useFormDraft } from '../draft'
import { customerQuery, sessionKeys } from '../session'
import { useShop } from '../shop-context'
import { saveProfile, type ProfileChange } from './account.queries'
import type { ProfileForm } from './account.view'
import * as form from './profile-form'

/**
 * The form that changes name and telephone number. What is typed stays until it is saved or given up. It replaces what it
 * was typed over, or, once a refusal has said what another tab or device has put there, that. What was typed before a
 * reload, or before the session ended, is open again.
 */
export function useProfileForm(): ProfileForm {
  const shop = useShop()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...customerQuery(shop), enabled: false })
  const kept = useFormDraft('profile', form.parseStoredProfile)
  const before = useMemo(() => kept.read(), [kept])
  const begun = before === null ? form.closed : { ...form.closed, ...before, editing: true }
  const [changed, setDraft] = useState<form.ProfileProgress | null>(null)
  const draft = changed ?? begun
  const send = (change: ProfileChange) => saveProfile(shop, queryClient, change)
  const { run, busy, problem, reset } = useAction('save_profile', send, { refetchOnUnknown: [sessionKeys.customer] })

  const stored = data ? form.toProfileDraft(data) : form.nothing
  const { editing, judged, saved, value = stored, over = stored } = draft
  const fault = form.findProfileFault(value)
  const isStored = data !== undefined && form.isSameProfile(value, stored)

  function leave(next: Partial<form.ProfileProgress>) {
    kept.discard()
    setDraft({ ...form.closed, ...next })
    reset()
  }

  async function save(): Promise<boolean> {
    setDraft({ ...draft, judged: true })
    if (fault !== null || !data) return false
    const isSaved = isStored || (await run({ value, over: form.toPresent(problem) ?? over }))
    if (isSaved) leave({ saved: true })
    return isSaved
  }

  const rest = saved ? 'saved' : 'idle'
  const edit = () => leave({ editing: true })
  const type: ProfileForm['type'] = (event) => {
    const typed = { over, value: { ...value, ...event } }
    setDraft({ ...draft, ...typed })
    kept.save(typed)
  }
  const shown = {
    editing,
    value,
    limits: form.profileLimits,
    fault: judged ? fault : null,
    state: busy ? 'saving' : rest,
  } as const
  return { ...shown, problem: isStored ? null : problem, edit, type, save, cancel: () => leave({}) }
}
