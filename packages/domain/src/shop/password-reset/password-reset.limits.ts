import { passwordResetRequestLimits, updatePasswordRequestLimits, verifyCodeRequestLimits } from '@skafferi/api/limits'

/** Number of digits of a code, from the contract. */
export const codeLength = verifyCodeRequestLimits.code.maxLength

/** Maximum length of the e-mail in characters, from the contract. */
export const codeEmailLimit = passwordResetRequestLimits.identifier.maxLength

/** Pattern of the e-mail, as the source of a Unicode regular expression, from the contract. */
export const codeEmailPattern = passwordResetRequestLimits.identifier.pattern

/** Minimum and maximum length of a new password, from the contract. */
export const passwordLimits = {
  min: updatePasswordRequestLimits.password.minLength,
  max: updatePasswordRequestLimits.password.maxLength,
} as const
