import type { Cart } from '@skafferi/api'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCartAction } from '../cart'
import { useDraftState } from '../draft'
import { useShop } from '../shop-context'
import type { ReferencesActions } from './checkout.actions'
import { saveReferences } from './checkout.queries'
import {
  checkReferences,
  editedSince,
  noReferences,
  isReferences,
  toReferencesRequest,
  toReferenceValues,
} from './references'

/**
 * The references of the order, as typed. An edited field keeps its text until it is saved; the others show the store's
 * values. Unsaved input is saved when the page is left, or restored after the next sign-in if the session has expired.
 */
export function useReferences(cart: Cart | undefined): ReferencesActions {
  const { session } = useShop()
  const [draft, setDraft] = useDraftState(`references ${cart?.id ?? ''}`, isReferences, noReferences)
  const sending = useRef<{ body: string; done: Promise<boolean> }>(null)
  const { run, busy, done, problem } = useCartAction('save_references', saveReferences, { queue: true })
  const stored = toReferenceValues(cart)
  const values = { ...stored, ...draft }
  const faults = checkReferences(values)
  const unsaved = toReferencesRequest(values, stored)
  const isUnsaved = Object.keys(unsaved).length > 0

  async function send(): Promise<boolean> {
    const saved = await run(unsaved)
    sending.current = null
    if (saved) setDraft((now) => editedSince(draft, now))
    return saved
  }

  async function save(): Promise<boolean> {
    const body = JSON.stringify(unsaved)
    if (isUnsaved && sending.current?.body !== body) sending.current = { body, done: send() }
    const isSaved = (await sending.current?.done) ?? true
    return isSaved && Object.keys(faults).length === 0
  }

  const leave = useEffectEvent(() => void save())
  useEffect(() => {
    const owner = session.getRenderedUser()
    return () => {
      // In another tab another customer may have signed in, with another cart.
      if (session.getRenderedUser() === owner) leave()
    }
  }, [session])

  const settledState = done && !isUnsaved ? 'saved' : 'idle'
  return {
    values,
    faults,
    state: busy ? 'saving' : settledState,
    problem: isUnsaved ? problem : null,
    edit: ({ field, value }) => setDraft((now) => ({ ...now, [field]: value })),
    save,
  }
}
