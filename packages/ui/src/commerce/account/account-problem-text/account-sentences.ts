import { accountRefusalsWords } from '../../../words/generated/account-refusals'
import { fileRefusalsWords } from '../../../words/generated/file-refusals'

/** Why accounts, applications and files are refused. */
export const accountSentences = [accountRefusalsWords, fileRefusalsWords]
