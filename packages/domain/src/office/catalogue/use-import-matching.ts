import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { readTypedMatching, toChosen, toMatching, withColumn } from './import-matching'
import { useAnswerDraft } from '../service/use-answer-draft'
import { useOffice } from '../office-context'
import { layoutKey } from './import-layout'
import { isInProgress } from './to-imports'
import { importsKey } from './use-imports'

type Import = components['schemas']['Import']

/**
 * The matching of an import's columns: the store's guess with the operator's choices, which survive navigation and
 * reloads.
 */
export function useImportMatching(id: string, job: Import | undefined) {
  const { client } = useOffice()
  const cache = useQueryClient()
  const [text, save] = useAnswerDraft(`matching ${id}${layoutKey(job?.layout)}`)
  const key = [...importsKey, 'one', id]
  const typed = readTypedMatching(text)
  const matching = job ? toMatching(job, typed) : null
  const action = useAction(
    'office',
    async (
      {
        finishedAt,
        ...choices
      }: { columns: components['schemas']['ImportMatch']['columns']; remember: boolean; finishedAt: string | null },
      signal,
    ) => {
      const body = { ...choices, ...(finishedAt !== null && { finished_at: finishedAt }) }
      try {
        cache.setQueryData(
          key,
          await unwrap(client.POST('/admin/imports/{id}/match', { params: { path: { id } }, body, signal })),
        )
      } catch (error) {
        // Another operator has matched it. Show their matching with this operator's choices.
        void cache.invalidateQueries({ queryKey: key })
        throw error
      }
    },
  )
  // A check that follows the questions is shown there.
  const isChecking = job?.is_check && isInProgress(job) && !job.missing
  return {
    /** The columns while they are edited or checked; null otherwise. */
    matching: job?.state === 'matching' || isChecking ? matching : null,
    problem: action.problem,
    busy: action.busy,
    match: (change: Parameters<typeof withColumn>[1]) => save(JSON.stringify(withColumn(typed, change))),
    remember: (remember: boolean) => save(JSON.stringify({ ...typed, remember })),
    /** Confirms the columns of money and tax. */
    confirm: (confirmed: boolean) => save(JSON.stringify({ ...typed, confirmed })),
    /** Accepts that no column is the price. */
    acceptNoPrices: (withoutPrices: boolean) => save(JSON.stringify({ ...typed, withoutPrices })),
    /** Leaves a column out of a checked file, which is checked again. */
    async leaveOut(column: string) {
      if (!job || !matching) return
      const columns = toChosen(matching.columns).map((each, index) =>
        String(index) === column ? { target: null, from: null } : each,
      )
      await action.run({ columns, remember: matching.remember, finishedAt: job.finished_at })
    },
    async check() {
      if (!job || !matching?.isConfirmed || matching.fault !== null) return
      if (matching.lacksPrice && !matching.isWithoutPrices) return
      const isDone = await action.run({
        columns: toChosen(matching.columns),
        remember: matching.remember,
        finishedAt: job.finished_at,
      })
      if (isDone) save('')
    },
  }
}
