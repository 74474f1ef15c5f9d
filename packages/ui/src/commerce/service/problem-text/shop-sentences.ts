import { accountRefusalsWords } from '../../../words/generated/account-refusals'
import { fileRefusalsWords } from '../../../words/generated/file-refusals'
import { refusalsWords } from '../../../words/generated/refusals'

/** Why purchases, accounts, applications and files are refused. */
export const shopSentences = [refusalsWords, accountRefusalsWords, fileRefusalsWords]
