import { signedIn, type Handlers } from '../../http/handler'
import type { ComplaintsService } from './complaints.service'

/** Filing complaints over HTTP. */
export function complaintsRoutes(complaints: ComplaintsService): Handlers<'fileComplaint'> {
  return {
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
