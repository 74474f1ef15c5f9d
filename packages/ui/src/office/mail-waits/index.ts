export { MailWaitsProvider, useMailWaits } from './mail-waits'
export { useMailedText } from './use-mailed-text'
