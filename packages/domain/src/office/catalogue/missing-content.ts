import { ApiError } from '@skafferi/api'

/** The error for an answer without the body or header that the contract requires. */
export const missingContentError = () => new ApiError(0, { code: 'unexpected_state', message: '' })
