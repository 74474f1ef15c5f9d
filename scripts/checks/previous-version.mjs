/** The version that the upgrade drill starts from is one that came before this one. */
import { root } from '../lib/command.mjs'
import { hasHistory, previousVersionProblem, readPreviousVersion } from '../lib/previous-version.mjs'

export default () => {
  if (!hasHistory(root)) {
    console.log('The previous version was not looked up: this clone has no full history (git fetch --unshallow).')
    return []
  }
  const problem = previousVersionProblem(root, readPreviousVersion())
  return problem ? [problem] : []
}
