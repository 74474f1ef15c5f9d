import type { Problem, ReorderAction } from '@skafferi/domain/platform/action/views'
import type { Translate } from '../../../words'
import type { ReorderWords } from '../../../words/generated/reorder'
import { isNotFound, isTransportFailure } from '../../service/problem-text'

/** Describes why a reorder could not be loaded or added; without a response to adding, the result is unknown. */
export function formatReorderProblem(t: Translate<ReorderWords>, problem: Problem<ReorderAction>): string {
  if (problem.action === 'load_reorder') return t(isNotFound(problem) ? 'orderNotFound' : 'notLoaded')
  if (isTransportFailure(problem)) return t('unanswered')
  return problem.message ? t('refused', { reason: problem.message }) : t('notAdded')
}
