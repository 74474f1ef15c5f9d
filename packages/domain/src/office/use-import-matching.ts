import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
import { readTypedMatching, toChosen, toMatching, withColumn } from './import-matching'
import { useAnswerDraft } from './use-answer-draft'
import { useOffice } from './office-context'
import { importsKey } from './use-imports'

type Import = components['schemas']['Import']

/** Where the columns of an import go: the store's guess, with what is chosen over it, which neither Back nor a reload loses. */
export function useImportMatching(id: string, job: Import | undefined) {
  const { client } = useOffice()
  const cache = useQueryClient()
  const [text, keep] = useAnswerDraft(`matching ${id}`)
  const [isAgain, setIsAgain] = useState(false)
  const key = [...importsKey, 'one', id]
  const typed = readTypedMatching(text)
  const matching = job ? toMatching(job, typed) : null
  const action = useAction(
    'office',
    async (
      {
        finishedAt,
        ...given
      }: { columns: components['schemas']['ImportMatch']['columns']; remember: boolean; finishedAt: string | null },
      signal,
    ) => {
      const body = { ...given, ...(finishedAt !== null && { finished_at: finishedAt }) }
      try {
        cache.setQueryData(
          key,
          await unwrap(client.POST('/admin/imports/{id}/match', { params: { path: { id } }, body, signal })),
        )
      } catch (error) {
        // Somebody else has matched it since: theirs is shown, with what was chosen here over it.
        void cache.invalidateQueries({ queryKey: key })
        throw error
      }
    },
  )
  const isAsked = job?.state === 'matching' || (isAgain && job?.state === 'checked')
  return {
    /** The columns while they are to be matched, or are checked as they were; null else. */
    matching: isAsked || (job?.is_check && (job.state === 'waiting' || job.state === 'running')) ? matching : null,
    problem: action.problem,
    busy: action.busy,
    match: (change: Parameters<typeof withColumn>[1]) => keep(JSON.stringify(withColumn(typed, change))),
    remember: (remember: boolean) => keep(JSON.stringify({ ...typed, remember })),
    /** From the check back to the columns. */
    again: () => setIsAgain(true),
    async check() {
      if (!job || !matching || matching.fault !== null) return
      const isDone = await action.run({
        columns: toChosen(matching.columns),
        remember: matching.remember,
        finishedAt: job.finished_at,
      })
      if (!isDone) return
      keep('')
      setIsAgain(false)
    },
  }
}
