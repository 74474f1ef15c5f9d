export { codeEmailLimit, codeLength, passwordLimits } from './access.limits'
export { bareCode, type CodeRequest } from './access.rules'
export { toCodeView, type CodeView } from './access.view'
