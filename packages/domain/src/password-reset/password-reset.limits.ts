import {
  passwordResetRequestLimits,
  updatePasswordRequestLimits,
  verifyCodeRequestLimits,
} from '@skafferi/api/limits'

/** Digits of a code, from the contract. */
export const codeLength = verifyCodeRequestLimits.code.maxLength

/** Characters of the e-mail that a code is asked for with, from the contract. */
export const codeEmailLimit = passwordResetRequestLimits.identifier.maxLength

/** How short and how long a new password may be, from the contract. */
export const passwordLimits = {
  min: updatePasswordRequestLimits.password.minLength,
  max: updatePasswordRequestLimits.password.maxLength,
} as const
