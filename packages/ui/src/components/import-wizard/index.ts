export { ImportWizard, type ImportWizardProps } from './ImportWizard'
export type {
  AppliedRow,
  ApplyStage,
  CheckRow,
  CheckStage,
  ImportCounts,
  ImportEvents,
  ImportPart,
  ImportStage,
  ImportStep,
  MatchColumn,
  MatchStage,
  ReportStage,
  UploadStage,
} from './stages'
