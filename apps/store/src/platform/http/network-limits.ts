import type { OperationId } from './contract'
import type { RateLimitHit } from './rate-limit'

const hour = 60 * 60

/** Limit of requests from one network. */
export type NetworkLimit = Pick<RateLimitHit, 'scope' | 'limit' | 'windowSeconds'>

/**
 * The open operations that are limited for each network. Every request counts before its body is read, because checking
 * a refused body takes work as well. Operations of which only failures count (e.g. sign-in), and requests for codes,
 * which known devices may make without a limit of their network, are counted in their use cases.
 */
export const networkLimits: { readonly [Id in OperationId]?: NetworkLimit } = {
  registerCompany: { scope: 'register_company', limit: 10, windowSeconds: hour },
  answerApplicationQuestion: { scope: 'application_answer', limit: 10, windowSeconds: hour },
  requestAccess: { scope: 'request_access', limit: 10, windowSeconds: hour },
  // An application has one licence; a company may apply several times from one address, and a file may be refused for
  // its content.
  uploadLicense: { scope: 'license_upload', limit: 20, windowSeconds: hour },
  shareShelf: { scope: 'share_shelf', limit: 20, windowSeconds: hour },
  sendContactMessage: { scope: 'contact_message', limit: 10, windowSeconds: hour },
}
