import { passwordResetRequestLimits, updatePasswordRequestLimits, verifyCodeRequestLimits } from '@skafferi/api/limits'

/** Digits of a code, from the contract. */
export const codeLength = verifyCodeRequestLimits.code.maxLength

/** Characters of the e-mail that a code is asked for with, from the contract. */
export const codeEmailLimit = passwordResetRequestLimits.identifier.maxLength

/** What that e-mail has to match, as the source of a Unicode regular expression, from the contract. */
export const codeEmailPattern = passwordResetRequestLimits.identifier.pattern

/** How short and how long a new password may be, from the contract. */
export const passwordLimits = {
  min: updatePasswordRequestLimits.password.minLength,
  max: updatePasswordRequestLimits.password.maxLength,
} as const
