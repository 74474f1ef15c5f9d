import accountRefusals from './account-refusals.en.json'
import type { BulkRowCode } from './bulk-rows'
import bulkRows from './bulk-rows.en.json'
import type { FaultCode } from './faults'
import generalFaults from './faults.en.json'
import fileRefusals from './file-refusals.en.json'
import importFaults from './import-faults.en.json'
import lineFaults from './line-faults.en.json'
import officeRefusals from './office-refusals.en.json'
import programFaults from './program-faults.en.json'
import programRefusals from './program-refusals.en.json'
import type { RefusalCode } from './refusals'
import buyerRefusals from './refusals.en.json'

/** The English sentence of every refusal, as ICU messages. */
export const refusalTexts: Readonly<Record<RefusalCode, string>> = {
  ...buyerRefusals,
  ...accountRefusals,
  ...fileRefusals,
  ...officeRefusals,
  ...programRefusals,
}

/** The English end of a sentence for everything that can be wrong with a field, as ICU messages. */
export const faultTexts: Readonly<Record<FaultCode, string>> = {
  ...generalFaults,
  ...lineFaults,
  ...importFaults,
  ...programFaults,
}

/** The English sentence of every row of a bulk change, as ICU messages. */
export const bulkRowTexts: Readonly<Record<BulkRowCode, string>> = bulkRows
