import type { Problem } from '../action'
import type { BulkReportView } from './bulk-report.view'
import type { BulkUploadFault } from './bulk-upload.rules'
import type { BulkUploadStep } from './bulk-upload.steps'

/** What a call of the bulk upload is doing. */
interface Working {
  /** It is under way. */
  busy: boolean
  /** Why the last one failed; null where none has. */
  problem: Problem | null
}

/** How far a bulk upload is, as its dialog shows it. */
export type BulkUploadStage =
  | ({ name: 'entry'; fault: BulkUploadFault | null } & Working)
  | ({ name: 'preview'; report: BulkReportView } & Working)
  | { name: 'done'; report: BulkReportView }

/** A step and the call that leads on from it. */
export function toBulkUploadStage(step: BulkUploadStep, { busy, problem }: Working): BulkUploadStage {
  switch (step.name) {
    case 'entry':
      return { ...step, busy, problem }
    case 'preview':
      return { name: 'preview', report: step.report, busy, problem }
    case 'done':
      return step
  }
}
