import { ApiError } from '@skafferi/api'

/** An answer that lacks what the contract promises. */
export const missingContentError = () => new ApiError(0, { code: 'unexpected_state', message: '' })
