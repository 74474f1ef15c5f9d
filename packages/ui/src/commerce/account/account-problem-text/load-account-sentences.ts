import type { LoadAreas } from '../../../words/use-sentences'

/** Loads why accounts, applications and files are refused. */
export const loadAccountSentences: LoadAreas = async () => (await import('./account-sentences')).accountSentences
