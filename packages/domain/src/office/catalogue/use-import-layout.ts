import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { useAnswerDraft } from '../service/use-answer-draft'
import { readTypedLayout, toLayout, toLayoutRequest } from './import-layout'
import { importsKey } from './use-imports'

type Schemas = components['schemas']

/** The sheet and the headings of a file, with the operator's choice, which survives navigation and reloads. */
export function useImportLayout(id: string, job: Schemas['Import'] | undefined) {
  const { client, locale } = useOffice()
  const cache = useQueryClient()
  const [text, save] = useAnswerDraft(`layout ${id}`)
  const key = [...importsKey, 'one', id]
  const typed = readTypedLayout(text)
  const layout = job ? toLayout(job, typed, locale) : null
  const action = useAction('office', async (body: Schemas['ImportLayoutChoice'], signal) => {
    try {
      cache.setQueryData(
        key,
        await unwrap(client.POST('/admin/imports/{id}/layout', { params: { path: { id } }, body, signal })),
      )
    } catch (error) {
      // Another operator has changed it. Show their layout with this operator's choice.
      void cache.invalidateQueries({ queryKey: key })
      throw error
    }
  })
  return {
    layout,
    problem: action.problem,
    busy: action.busy,
    chooseSheet: (sheet: string) => save(JSON.stringify({ sheet, row: null })),
    chooseEncoding: (encoding: string) => save(JSON.stringify({ ...typed, encoding, row: null })),
    chooseRow: (row: string) => save(JSON.stringify({ ...typed, row })),
    /** Reads and checks the file again with the chosen sheet and headings. */
    async read() {
      if (!job || !layout?.isChanged) return
      const finished = job.finished_at === null ? {} : { finished_at: job.finished_at }
      if (await action.run({ ...toLayoutRequest(layout), ...finished })) save('')
    },
  }
}
