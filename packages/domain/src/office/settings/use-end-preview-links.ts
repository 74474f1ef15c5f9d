import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { settingsKey } from './settings.queries'

/** Ends all preview links; a new one is read. */
export function useEndPreviewLinks() {
  const { client } = useOffice()
  const cache = useQueryClient()
  const action = useAction('office', async (_: void, signal) => {
    await unwrap(client.DELETE('/admin/preview-link', { signal }))
    // The shown link has ended, and the opening has another version.
    await cache.invalidateQueries({ queryKey: settingsKey })
    return true
  })
  return {
    /** True after the earlier links were ended. */
    isEnded: action.result === true && !action.busy && !action.problem,
    busy: action.busy,
    problem: action.problem,
    end: action.run,
  }
}
