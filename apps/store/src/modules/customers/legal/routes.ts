import type { Handlers } from '../../../platform/http/handler'
import type { LegalService } from './read-legal-text'

/** Routes for legal texts. */
export function legalRoutes(legal: LegalService): Handlers<'getLegalText'> {
  return { getLegalText: ({ query }) => legal.get(query.kind) }
}
