import type { components } from '@skafferi/api/admin'
import { FileAnswer, type AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import type { ComplaintsOperator, OperatorComplaint } from './answer-complaints'

type ComplaintCalls = 'listComplaints' | 'getComplaint' | 'getComplaintPicture' | 'answerComplaint' | 'closeComplaint'

function toAnswer(detail: OperatorComplaint): components['schemas']['AdminComplaint'] {
  const {
    description,
    lines,
    images,
    company_id,
    customer_id,
    customer_email,
    customer_phone,
    note,
    closed_by,
    answers,
    ...complaint
  } = detail
  return {
    complaint,
    description,
    lines,
    pictures: images.length,
    company_id,
    customer_id,
    customer_email,
    customer_phone,
    note,
    closed_by,
    answers,
  }
}

/** Admin routes for complaints. */
export function complaintsAdminRoutes(complaints: ComplaintsOperator): AdminHandlers<ComplaintCalls> {
  return {
    async listComplaints({ query }) {
      const page = pageOf(query)
      return { ...(await complaints.pageComplaints(query.status, page)), ...page }
    },
    getComplaint: async ({ params }) => toAnswer(await complaints.showComplaint(params.id)),
    getComplaintPicture: async ({ params }) => new FileAnswer(await complaints.readPicture(params.id, params.number)),
    answerComplaint: async ({ params, body, headers }) =>
      toAnswer(await complaints.answerComplaint(params.id, { ...body, key: headers['Idempotency-Key'] })),
    closeComplaint: async ({ params, body }) => toAnswer(await complaints.closeComplaint(params.id, body)),
  }
}
