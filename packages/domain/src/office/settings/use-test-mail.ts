import { unwrap } from '@skafferi/api'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'

/** Sends a test e-mail to the operator. */
export function useTestMail() {
  const { client } = useOffice()
  const action = useAction('office', async (_: void, signal) => unwrap(client.POST('/admin/test-mail', { signal })))
  return {
    /** Where the last one was sent; null before, while another is sent, and if it failed. */
    recipient: action.busy || action.problem ? null : (action.result?.recipient ?? null),
    busy: action.busy,
    problem: action.problem,
    send: action.run,
  }
}
