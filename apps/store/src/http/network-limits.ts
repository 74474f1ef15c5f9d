import type { OperationId } from './contract'
import type { Hit } from './rate-limit'

const hour = 60 * 60

/** How often one network may make a call. */
export type NetworkLimit = Pick<Hit, 'scope' | 'limit' | 'windowSeconds'>

/**
 * The calls that anybody may make and that are limited for each network. Every call counts, before its body is read: a body that is
 * refused takes work, too. Calls of which only failures count, such as a sign-in, and
 * requests for codes, which known devices make without limit of their network, are counted by their use cases.
 */
export const networkLimits: { readonly [Id in OperationId]?: NetworkLimit } = {
  registerCompany: { scope: 'register_company', limit: 10, windowSeconds: hour },
  answerApplicationQuestion: { scope: 'application_answer', limit: 10, windowSeconds: hour },
  requestAccess: { scope: 'request_access', limit: 10, windowSeconds: hour },
  // A form has one; a whole company applies from one address, and a file may be refused for what is in it.
  uploadLicense: { scope: 'license_upload', limit: 20, windowSeconds: hour },
  sendContactMessage: { scope: 'contact_message', limit: 10, windowSeconds: hour },
}
