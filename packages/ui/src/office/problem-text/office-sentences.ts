import { accountRefusalsWords } from '../../words/generated/account-refusals'
import { faultsWords } from '../../words/generated/faults'
import { fileRefusalsWords } from '../../words/generated/file-refusals'
import { officeRefusalsWords } from '../../words/generated/office-refusals'
import { refusalsWords } from '../../words/generated/refusals'

/** Why calls of the office are refused, and what is wrong with fields. */
export const officeSentences = [
  officeRefusalsWords,
  refusalsWords,
  accountRefusalsWords,
  fileRefusalsWords,
  faultsWords,
]
