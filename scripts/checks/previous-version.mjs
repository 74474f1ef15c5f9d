/** The previous version that the upgrade drill uses is in this version's history. */
import { root } from '../lib/command.mjs'
import { hasHistory, previousVersionProblem, readPreviousVersion } from '../lib/previous-version.mjs'

export default () => {
  if (!hasHistory(root)) {
    console.log('The previous version was not checked: this clone is shallow (run git fetch --unshallow).')
    return []
  }
  const problem = previousVersionProblem(root, readPreviousVersion())
  return problem ? [problem] : []
}
