export { ImportWizard, type ImportWizardProps } from './ImportWizard'
export type {
  AppliedRow,
  ApplyStage,
  CheckRow,
  CheckStage,
  ImportCounts,
  ImportEvents,
  RowOutcome,
  ImportStage,
  ImportStep,
  MatchColumn,
  MatchStage,
  ReportStage,
  UploadStage,
} from './stages'
