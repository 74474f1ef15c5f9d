import { signedInOperator, type AdminHandlers } from '../../../platform/http/admin/handler'
import type { Notices } from './choose-notices'

/** Admin routes for the notification settings. */
export function noticesAdminRoutes(notices: Notices): AdminHandlers<'getNotices' | 'updateNotices'> {
  return {
    getNotices: (call) => notices.show(signedInOperator(call).operator),
    updateNotices: (call) => notices.choose(signedInOperator(call).operator, call.body.notices),
  }
}
