import { accountRefusalsWords } from '../../words/generated/account-refusals'
import { faultsWords } from '../../words/generated/faults'
import { fileRefusalsWords } from '../../words/generated/file-refusals'
import { importFaultsWords } from '../../words/generated/import-faults'
import { officeRefusalsWords } from '../../words/generated/office-refusals'
import { officeTaxWords } from '../../words/generated/office-tax'
import { refusalsWords } from '../../words/generated/refusals'

const refusals = [officeRefusalsWords, refusalsWords, accountRefusalsWords, fileRefusalsWords]
const faults = [faultsWords, importFaultsWords]

/** Why calls of the office are refused; then what is wrong with fields. */
export const officeSentences = [...refusals, ...faults]

/**
 * What is wrong with fields; then why calls are refused, because a field can be refused for the same reason; last the
 * names of tax classes, which sentences contain.
 */
export const officeFaults = [...faults, ...refusals, officeTaxWords]
