import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { useAnswerDraft } from '../service/use-answer-draft'
import { layoutKey } from './import-layout'
import { readTypedMissing, toMissingRequest, toMissingValues, withAnswer, type MissingChange } from './import-missing'
import { isInProgress } from './to-imports'
import { importsKey } from './use-imports'

type Import = components['schemas']['Import']

/** The questions about what a file lacks, with the operator's answers, which survive navigation and reloads. */
export function useImportMissing(id: string, job: Import | undefined) {
  const { client } = useOffice()
  const cache = useQueryClient()
  const [text, save] = useAnswerDraft(`missing ${id}${layoutKey(job?.layout)}`)
  const key = [...importsKey, 'one', id]
  const typed = readTypedMissing(text)
  const missing = job ? toMissingValues(job, typed) : null
  const action = useAction('office', async (body: components['schemas']['ImportMissingValues'], signal) => {
    try {
      cache.setQueryData(
        key,
        await unwrap(client.POST('/admin/imports/{id}/missing', { params: { path: { id } }, body, signal })),
      )
    } catch (error) {
      // Another operator has answered. Show the answers with this operator's changes.
      void cache.invalidateQueries({ queryKey: key })
      throw error
    }
  })
  const isChecking = job?.is_check && isInProgress(job)
  return {
    /** The questions while they are answered or the answers are checked; null otherwise. */
    missing: job?.state === 'asking' || isChecking ? missing : null,
    problem: action.problem,
    busy: action.busy,
    answer(change: MissingChange) {
      const question = missing?.questions.find(({ field }) => field === change.field)
      if (question) save(JSON.stringify(withAnswer(typed, question, change)))
    },
    remember: (remember: boolean) => save(JSON.stringify({ ...typed, remember })),
    async check() {
      if (!job || !missing?.isComplete) return
      const finished = job.finished_at === null ? {} : { finished_at: job.finished_at }
      const isDone = await action.run({
        values: toMissingRequest(missing.questions),
        remember: missing.remember,
        ...finished,
      })
      if (isDone) save('')
    },
  }
}
