import { ApiError } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
import { cellId, changeId, type CellEntry, type SentChange } from './product-change'
import type { CellChange } from './products.view'

type Change = components['schemas']['ProductChange']

/** How long a cell shows that it was saved, in milliseconds. */
const savedFor = 2_000

interface Options {
  key: QueryKey
  send: (body: Change, signal: AbortSignal) => Promise<void>
  /** Somebody else has changed the product since it was read. */
  onForeign: (signal: AbortSignal) => Promise<void>
}

/** Sends changes of one product one after another: each names the product as the one before has left it. */
export function useProductChange({ key, send, onForeign }: Options) {
  const [entries, setEntries] = useState<readonly CellEntry[]>([])
  const action = useAction(
    'office',
    async ({ body }: SentChange, signal) => {
      try {
        await send(body, signal)
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) await onForeign(signal)
        throw error
      }
    },
    { scope: key.join(' '), idOf: changeId, resetAfter: savedFor, refetchOnUnknown: [key] },
  )
  const cells = entries.flatMap((entry): CellChange[] => {
    const { busy, done, problem } = action.of(cellId(entry))
    const refusal = problem && { code: problem.code, message: Object.values(problem.fields)[0] ?? problem.message }
    return busy || done || problem ? [{ ...entry, state: busy ? 'saving' : done ? 'saved' : 'refused', refusal }] : []
  })
  const [published, shelved] = [action.of('product'), action.of('category')]
  const forget = (id: string) => setEntries((all) => all.filter((entry) => cellId(entry) !== id))
  return {
    cells,
    publishing: { busy: published.busy, problem: published.problem },
    shelving: { busy: shelved.busy, problem: shelved.problem },
    forget,
    save(entry: CellEntry, body: Change) {
      setEntries((all) => [...all.filter((other) => cellId(other) !== cellId(entry)), entry])
      return action.run({ entry, body })
    },
    /** Puts it into another category. Resolves to whether it was done. */
    shelve: (category: string) => action.run({ entry: null, body: { category } }),
    publish: (isPublished: boolean) => void action.run({ entry: null, body: { published: isPublished } }),
  }
}
