export { ImportWizard, type ImportWizardProps } from './ImportWizard'
export { IMPORT_STEPS } from './stages'
export type {
  AnswerMode,
  AppliedRow,
  ApplyStage,
  CheckRow,
  CheckStage,
  FileLayout,
  ImportCounts,
  ImportEvents,
  RowOutcome,
  ImportStage,
  ImportStep,
  MatchColumn,
  MatchStage,
  MissingQuestion,
  MissingStage,
  PriceChange,
  ReportStage,
  UploadStage,
} from './stages'
