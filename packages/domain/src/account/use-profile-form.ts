import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
import { customerQuery, sessionKeys } from '../session'
import { useShop } from '../shop-context'
import { saveProfile, type ProfileChange } from './account.queries'
import type { ProfileForm } from './account.view'
import * as form from './profile-form'

interface Draft {
  editing: boolean
  judged: boolean
  saved: boolean
  /** What is typed, and what it was typed over; what stands there where left out. */
  value?: form.ProfileDraft
  over?: form.ProfileDraft
}

const closed: Draft = { editing: false, judged: false, saved: false }
const nothing: form.ProfileDraft = { firstName: '', lastName: '', phone: '' }

/**
 * The form that changes name and telephone number. What is typed stays until it is saved or given up. It replaces what it
 * was typed over, or, once a refusal has said what another tab or device has put there, that.
 */
export function useProfileForm(): ProfileForm {
  const shop = useShop()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...customerQuery(shop), enabled: false })
  const [draft, setDraft] = useState(closed)
  const send = (change: ProfileChange) => saveProfile(shop, queryClient, change)
  const { run, busy, problem, reset } = useAction('save_profile', send, { refetchOnUnknown: [sessionKeys.customer] })

  const stored = data ? form.toProfileDraft(data) : nothing
  const { editing, judged, saved, value = stored, over = stored } = draft
  const fault = form.findProfileFault(value)
  const isStored = data !== undefined && form.isSameProfile(value, stored)

  function leave(next: Partial<Draft>) {
    setDraft({ ...closed, ...next })
    reset()
  }

  async function save(): Promise<boolean> {
    setDraft((now) => ({ ...now, judged: true }))
    if (fault !== null || !data) return false
    const isSaved = isStored || (await run({ value, over: form.toPresent(problem) ?? over }))
    if (isSaved) leave({ saved: true })
    return isSaved
  }

  const rest = saved ? 'saved' : 'idle'
  const edit = () => leave({ editing: true })
  const type: ProfileForm['type'] = (event) => setDraft((now) => ({ ...now, over, value: { ...value, ...event } }))
  const shown = { editing, value, limits: form.profileLimits, fault: judged ? fault : null, state: busy ? 'saving' : rest } as const
  return { ...shown, problem: isStored ? null : problem, edit, type, save, cancel: () => leave({}) }
}
