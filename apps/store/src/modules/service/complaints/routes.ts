import { pageOf, signedIn, type Handlers } from '../../../platform/http/handler'
import type { ComplaintsService } from './file-complaint'

/** Routes for filing and reading complaints. */
export function complaintsRoutes(complaints: ComplaintsService): Handlers<'fileComplaint' | 'listOwnComplaints'> {
  return {
    async listOwnComplaints(call) {
      const page = pageOf(call.query)
      return { ...(await complaints.list(signedIn(call), call.query.order_id, page)), ...page }
    },
    async fileComplaint(call) {
      const { id, displayId, createdAt } = await complaints.file(signedIn(call), call.body, call.requestId)
      return {
        success: true,
        message: 'Complaint submitted successfully!',
        id,
        display_id: displayId,
        created_at: createdAt.toISOString(),
      }
    },
  }
}
